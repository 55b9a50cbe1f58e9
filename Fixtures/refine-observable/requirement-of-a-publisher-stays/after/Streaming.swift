import Combine

protocol Streaming: ObservableObject {
    var titlePublisher: Published<String>.Publisher { get }
}

final class Radio: Streaming {
    @Published var title = ""
    var titlePublisher: Published<String>.Publisher { $title }
}

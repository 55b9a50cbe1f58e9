import Combine

protocol Signing: ObservableObject {
    var name: String { get set }
}

final class Session: Signing {
    @Published var name = ""
}

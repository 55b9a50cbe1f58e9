import Combine

final class Headline: ObservableObject {
    @Published var text = ""

    init(source: PassthroughSubject<String, Never>) {
        source.assign(to: &$text)
    }
}

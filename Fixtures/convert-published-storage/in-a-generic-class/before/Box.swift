import Combine

final class Box<Content: Equatable>: ObservableObject {
    @Published var content: Content
    @Published var history: [Content]

    init(content: Content) {
        _history = Published(initialValue: [])
        _content = Published(initialValue: content)
    }
}

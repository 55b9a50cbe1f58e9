import Observation

@Observable
final class Box<Content: Equatable> {
    var content: Content
    var history: [Content]

    init(content: Content) {
        history = []
        self.content = content
    }
}

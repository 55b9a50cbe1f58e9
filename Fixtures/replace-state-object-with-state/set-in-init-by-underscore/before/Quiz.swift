import Combine

final class Quiz: ObservableObject {
    @Published var score = 0
    let topic: String

    init(topic: String) {
        self.topic = topic
    }
}

import Observation

@Observable
final class Quiz {
    var score = 0
    let topic: String

    init(topic: String) {
        self.topic = topic
    }
}

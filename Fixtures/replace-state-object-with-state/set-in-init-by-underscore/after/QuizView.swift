import SwiftUI

struct QuizView: View {
    @State private var quiz: Quiz

    init(topic: String) {
        _quiz = State(wrappedValue: Quiz(topic: topic))
    }

    var body: some View {
        Text("\(quiz.topic): \(quiz.score)")
    }
}

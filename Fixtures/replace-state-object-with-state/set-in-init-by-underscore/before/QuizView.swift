import SwiftUI

struct QuizView: View {
    @StateObject private var quiz: Quiz

    init(topic: String) {
        _quiz = StateObject(wrappedValue: Quiz(topic: topic))
    }

    var body: some View {
        Text("\(quiz.topic): \(quiz.score)")
    }
}

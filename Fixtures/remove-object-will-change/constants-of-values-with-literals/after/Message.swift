import SwiftUI

struct Event {
    var text = ""
    var createdAt = 0
    var tags = ["news"]
}

final class Results {
    nonisolated(unsafe) static let shared = Results()
    var count = 0
}

@Observable
final class Message {
    let event: Event
    var reactions: [String] = []
    var date: Date { Date(timeIntervalSince1970: Double(event.createdAt)) }
    var title: String { event.text }

    init(event: Event) { self.event = event }

    func refresh() {
        Results.shared.count += 1
        withMutation(keyPath: \.reactions) {}
    }
}

struct MessageView: View {
    var message: Message

    var body: some View {
        Text("\(message.date) \(message.title) \(message.reactions.count)")
        Button("Refresh") { message.refresh() }
    }
}

import SwiftUI

final class Drafts {
    static let shared = Drafts()
    private(set) var texts = ["a"]

    func save(_ text: String) { texts.append(text) }
}

@Observable
final class DraftManager {
    private let drafts: Drafts

    init(drafts: Drafts) { self.drafts = drafts }

    func snapshot() -> String { drafts.texts.joined() }
    func save(_ text: String) { drafts.save(text) }
}

@Observable
final class Preview {
    var content = ""
}

/// Only the first value is kept.
struct ChatView: View {
    @State private var text: String
    @State private var manager: DraftManager
    private let title: String

    init(title: String) {
        self.title = title
        let manager = DraftManager(drafts: .shared)
        _manager = State(wrappedValue: manager)
        let snapshot = manager.snapshot()
        _text = State(initialValue: snapshot)
    }

    var body: some View {
        VStack {
            Text(title + text)
            Button("save") { manager.save("b") }
        }
    }
}

/// Made whenever the view around is: what its initializer reads is not for that view.
@Observable
final class Attachment: Identifiable {
    let id: String
    var name: String
    private(set) var label = ""

    init(_ name: String) {
        id = name
        self.name = name
        load()
    }

    func load() { label = "[\(_name)]" }
}

struct AttachmentsView: View {
    @State private var attachments: [Attachment]

    init() {
        let loaded = ["a", "b"].map { Attachment($0) }
        _attachments = State(initialValue: loaded)
    }

    var body: some View {
        VStack {
            ForEach(attachments) { AttachmentView(attachment: $0) }
        }
    }
}

struct AttachmentView: View {
    var attachment: Attachment

    var body: some View {
        Button(attachment.label) {
            attachment.name += "x"
            attachment.load()
        }
    }
}

/// Each value is shown.
struct SummaryView: View {
    @State private var text: String
    private let summary: String

    init() {
        let snapshot = Drafts.shared.texts.joined()
        _text = State(initialValue: snapshot)
        summary = snapshot
    }

    var body: some View { Text(text + summary) }
}

struct ToolbarView: View {
    var preview: Preview

    var body: some View { Text(preview.content) }
}

struct ChatScreen: View {
    @State private var preview = Preview()

    var body: some View {
        VStack {
            ChatView(title: "chat")
            ToolbarView(preview: preview)
            Button("preview") { preview.content += "p" }
        }
    }
}

struct SummaryScreen: View {
    @State private var preview = Preview()

    var body: some View {
        let _ = preview.content
        VStack {
            SummaryView()
            ToolbarView(preview: preview)
            Button("preview of the summary") { preview.content += "p" }
        }
    }
}

struct ContentView: View {
    var body: some View {
        VStack {
            ChatScreen()
            SummaryScreen()
            AttachmentsView()
        }
    }
}

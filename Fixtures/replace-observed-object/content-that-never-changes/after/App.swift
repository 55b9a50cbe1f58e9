import SwiftUI

@Observable
final class Bank {
    var client: String?

    func load() { client = "x" }
}

@Observable
final class Editor {
    var isShared = false

    subscript(part: Int) -> Draft { Draft(part: part) }
}

@Observable
final class Draft {
    var part: Int
    init(part: Int) { self.part = part }
}

/// A container with content that is given where it is shown.
struct Card<Content: View>: View {
    @ViewBuilder var content: () -> Content

    var body: some View { VStack { content() } }
}

struct Title {
    let text: String
    init(_ text: String) { self.text = text }
}

struct TitleText: View {
    let title: Title

    var body: some View { Text(title.text) }
}

func platform() -> String {
    #if os(macOS)
        return "mac"
    #else
        return "phone"
    #endif
}

/// These observe the bank, and show nothing that changes with it, or without it.
struct CardView: View {
    var bank: Bank

    var body: some View {
        Card { Text("Sign out") }
    }
}

struct TitleView: View {
    var bank: Bank

    var body: some View {
        TitleText(title: .init("cell")).padding(.init(top: 1, leading: 0, bottom: 0, trailing: 0))
    }
}

struct PlatformView: View {
    var bank: Bank

    var body: some View {
        Text(platform())
    }
}

struct SharedView: View {
    var bank: Bank
    var editor: Editor

    var body: some View {
        Text(editor.isShared ? "shared" : "own")
    }
}

/// It is not known what this shows.
struct OuterView<Content: View>: View {
    var bank: Bank
    @ViewBuilder var content: () -> Content

    var body: some View {
        let _ = bank.client
        Card(content: content)
    }
}

struct NumberedText: View {
    let number: UUID

    var body: some View { Text("numbered") }
}

/// This shows a new number whenever it is updated.
struct NumberedView: View {
    var bank: Bank

    var body: some View {
        let _ = bank.client
        NumberedText(number: .init())
    }
}

/// A value with an action, which is called where nothing is known of it.
struct Opening {
    var open: () -> Void
    func callAsFunction() -> String {
        open()
        return "opened"
    }
}

struct OpeningView: View {
    var bank: Bank

    var body: some View {
        let _ = bank.client
        Text(Opening { print("open") }())
    }
}

struct ContentView: View {
    @State private var bank = Bank()
    @State private var editor = Editor()

    var body: some View {
        Text(bank.client ?? "none")
        CardView(bank: bank)
        TitleView(bank: bank)
        PlatformView(bank: bank)
        SharedView(bank: bank, editor: editor)
        OuterView(bank: bank) { Text("outer") }
        NumberedView(bank: bank)
        OpeningView(bank: bank)
        Button("load") { bank.load() }
    }
}

import SwiftUI

final class Bank: ObservableObject {
    @Published var client: String?

    func load() { client = "x" }
}

final class Editor: ObservableObject {
    @Published var isShared = false

    subscript(part: Int) -> Draft { Draft(part: part) }
}

final class Draft: ObservableObject {
    @Published var part: Int
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
    @ObservedObject var bank: Bank

    var body: some View {
        Card { Text("Sign out") }
    }
}

struct TitleView: View {
    @ObservedObject var bank: Bank

    var body: some View {
        TitleText(title: .init("cell")).padding(.init(top: 1, leading: 0, bottom: 0, trailing: 0))
    }
}

struct PlatformView: View {
    @ObservedObject var bank: Bank

    var body: some View {
        Text(platform())
    }
}

struct SharedView: View {
    @ObservedObject var bank: Bank
    @ObservedObject var editor: Editor

    var body: some View {
        Text(editor.isShared ? "shared" : "own")
    }
}

/// It is not known what this shows.
struct OuterView<Content: View>: View {
    @ObservedObject var bank: Bank
    @ViewBuilder var content: () -> Content

    var body: some View {
        Card(content: content)
    }
}

struct NumberedText: View {
    let number: UUID

    var body: some View { Text("numbered") }
}

/// This shows a new number whenever it is updated.
struct NumberedView: View {
    @ObservedObject var bank: Bank

    var body: some View {
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
    @ObservedObject var bank: Bank

    var body: some View {
        Text(Opening { print("open") }())
    }
}

struct ContentView: View {
    @StateObject private var bank = Bank()
    @StateObject private var editor = Editor()

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

import SwiftUI

struct NeverRead: View {
    @Environment(Language.self) var language: Language?

    var body: some View {
        let _ = language?.code
        Text("hello".translated)
    }
}

struct InAnAction: View {
    @Environment(Language.self) private var language

    var body: some View {
        let _ = language.code
        Text(title)
        Button("German") { language.code = "de" }
        Button("French", action: french)
    }

    private var title: String { "hello".translated }

    private func french() { language.code = "fr" }
}

struct ThroughAModifier: View {
    @Environment(Language.self) private var language: Language?

    var body: some View {
        let _ = language?.code
        Text("x").titled("hello")
    }
}

struct Observed: View {
    var language: Language

    var body: some View {
        let _ = language.code
        Text("hello".translated)
    }
}

struct ObservedInAnAction: View {
    private let language = Language.shared

    var body: some View {
        let _ = language.code
        Text("hello".translated)
        Button("German") { language.code = "de" }
    }
}

struct Plain: View {
    @Environment(Theme.self) private var theme

    var body: some View {
        let _ = theme.name
        Text(Palette.current.accent)
        Button("Plain") { theme.name = "plain" }
    }
}

struct Defaults: View {
    @Environment(Options.self) private var options

    var body: some View {
        let _ = options.size
        Text("\(Sizes.title)")
        Button("Bigger") { options.size += 1 }
    }
}

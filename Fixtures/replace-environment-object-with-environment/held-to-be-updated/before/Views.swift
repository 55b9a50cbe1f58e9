import SwiftUI

struct NeverRead: View {
    @EnvironmentObject var language: Language

    var body: some View { Text("hello".translated) }
}

struct InAnAction: View {
    @EnvironmentObject private var language: Language

    var body: some View {
        Text(title)
        Button("German") { language.code = "de" }
        Button("French", action: french)
    }

    private var title: String { "hello".translated }

    private func french() { language.code = "fr" }
}

struct ThroughAModifier: View {
    @EnvironmentObject private var language: Language

    var body: some View { Text("x").titled("hello") }
}

struct Observed: View {
    @ObservedObject var language: Language

    var body: some View { Text("hello".translated) }
}

struct ObservedInAnAction: View {
    @ObservedObject private var language = Language.shared

    var body: some View {
        Text("hello".translated)
        Button("German") { language.code = "de" }
    }
}

struct Plain: View {
    @EnvironmentObject private var theme: Theme

    var body: some View {
        Text(Palette.current.accent)
        Button("Plain") { theme.name = "plain" }
    }
}

struct Defaults: View {
    @EnvironmentObject private var options: Options

    var body: some View {
        Text("\(Sizes.title)")
        Button("Bigger") { options.size += 1 }
    }
}

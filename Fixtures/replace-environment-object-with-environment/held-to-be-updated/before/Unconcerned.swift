import SwiftUI

struct Read: View {
    @EnvironmentObject private var language: Language

    var body: some View {
        Text(language.code)
        Text("hello".translated)
    }
}

struct ReadByAFunction: View {
    @EnvironmentObject private var language: Language

    var body: some View { Text(title("hello".translated)) }

    private func title(_ key: String) -> String { language.code + key }
}

/// What it calls reads the object, so it is updated.
struct ReadElsewhere: View {
    @EnvironmentObject private var language: Language

    var body: some View {
        Text(spelled("hello") + "hello".translated)
        Button("German") { language.code = "de" }
    }
}

struct HandedOn: View {
    @EnvironmentObject private var language: Language

    var body: some View {
        Text("hello".translated)
        Observed(language: language)
    }
}

struct ReadByAnother: View {
    @ObservedObject var language: Language

    var body: some View { Text("hello".translated) }
}

struct Reader: View {
    var other: ReadByAnother

    var body: some View { Text(other.language.code) }
}

/// Shows nothing that the router has to do with.
struct Routed: View {
    @EnvironmentObject private var router: Router

    var body: some View {
        Text("hello".translated)
        Button("Next") { router.push("next") }
    }
}

struct Themed: View {
    @EnvironmentObject private var theme: Theme

    var body: some View {
        Text("hello".translated)
        Button("Plain") {
            theme.name = Palette.current.accent
        }
    }
}

/// Reads what the view shows, too, and changes nothing of it.
final class Greeting: ObservableObject {
    @Published var text = "hello".translated

    func reset() { text = "hello".translated }
}

struct Greeted: View {
    @EnvironmentObject private var greeting: Greeting

    var body: some View {
        Text("hello".translated)
        Button("Again") { greeting.reset() }
    }
}

import SwiftUI

struct Read: View {
    @Environment(Language.self) private var language

    var body: some View {
        Text(language.code)
        Text("hello".translated)
    }
}

struct ReadByAFunction: View {
    @Environment(Language.self) private var language

    var body: some View { Text(title("hello".translated)) }

    private func title(_ key: String) -> String { language.code + key }
}

/// What it calls reads the object, so it is updated.
struct ReadElsewhere: View {
    @Environment(Language.self) private var language

    var body: some View {
        Text(spelled("hello") + "hello".translated)
        Button("German") { language.code = "de" }
    }
}

struct HandedOn: View {
    @Environment(Language.self) private var language

    var body: some View {
        let _ = language.code
        Text("hello".translated)
        Observed(language: language)
    }
}

struct ReadByAnother: View {
    var language: Language

    var body: some View {
        let _ = language.code
        Text("hello".translated)
    }
}

struct Reader: View {
    var other: ReadByAnother

    var body: some View { Text(other.language.code) }
}

/// Shows nothing that the router has to do with.
struct Routed: View {
    @Environment(Router.self) private var router

    var body: some View {
        let _ = router.path
        Text("hello".translated)
        Button("Next") { router.push("next") }
    }
}

struct Themed: View {
    @Environment(Theme.self) private var theme

    var body: some View {
        let _ = theme.name
        Text("hello".translated)
        Button("Plain") {
            theme.name = Palette.current.accent
        }
    }
}

/// Reads what the view shows, too, and changes nothing of it.
@Observable
final class Greeting {
    var text = "hello".translated { didSet { withMutation(keyPath: \.text) {} } }

    func reset() { text = "hello".translated }
}

struct Greeted: View {
    @Environment(Greeting.self) private var greeting

    var body: some View {
        let _ = greeting.text
        Text("hello".translated)
        Button("Again") { greeting.reset() }
    }
}

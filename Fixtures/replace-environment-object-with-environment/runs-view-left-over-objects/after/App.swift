import Foundation
import SwiftUI

@Observable
final class Session {
    private(set) var balance = 0

    func add() { balance += 1 }
}

@Observable
final class Choice {
    let limit: Int
    var chosen = 0

    init(limit: Int) { self.limit = limit }

    func choose() { chosen = min(chosen + 1, limit) }
}

/// It keeps the first object that it makes.
struct ChoiceView: View {
    @State private var choice: Choice

    init(limit: Int) { _choice = State(wrappedValue: Choice(limit: limit)) }

    var body: some View {
        Button("choose \(choice.chosen)") { choice.choose() }
    }
}

/// Nothing that it shows changes with the object, which it does not mention.
struct WithdrawView: View {
    @Environment(Session.self) private var session

    var body: some View { ChoiceView(limit: 3) }
}

func translated(_ key: String) -> String {
    Bundle.main.localizedString(forKey: key, value: nil, table: nil)
}

/// What another module gives may be anything, but the object's class changes nothing of the kind.
struct TitleView: View {
    @Environment(Session.self) private var session

    var body: some View { Text(translated("title")) }
}

final class Language {
    static var code = "en"
}

@Observable
final class Settings {
    var number = 0

    func change() {
        Language.code = "de"
        number += 1
    }
}

/// This one shows what the object's class changes.
struct LanguageView: View {
    @Environment(Settings.self) private var settings

    var body: some View {
        let _ = settings.number
        Text(Language.code)
    }
}

struct ContentView: View {
    @State private var session = Session()
    @State private var settings = Settings()

    var body: some View {
        Text("\(session.balance)")
        Button("add") { session.add() }
        Button("change") { settings.change() }
        WithdrawView()
            .environment(session)
        TitleView()
            .environment(session)
        LanguageView()
            .environment(settings)
    }
}

import Foundation
import SwiftUI

final class Session: ObservableObject {
    @Published private(set) var balance = 0

    func add() { balance += 1 }
}

final class Choice: ObservableObject {
    let limit: Int
    @Published var chosen = 0

    init(limit: Int) { self.limit = limit }

    func choose() { chosen = min(chosen + 1, limit) }
}

/// It keeps the first object that it makes.
struct ChoiceView: View {
    @StateObject private var choice: Choice

    init(limit: Int) { _choice = StateObject(wrappedValue: Choice(limit: limit)) }

    var body: some View {
        Button("choose \(choice.chosen)") { choice.choose() }
    }
}

/// Nothing that it shows changes with the object, which it does not mention.
struct WithdrawView: View {
    @EnvironmentObject private var session: Session

    var body: some View { ChoiceView(limit: 3) }
}

func translated(_ key: String) -> String {
    Bundle.main.localizedString(forKey: key, value: nil, table: nil)
}

/// What another module gives may be anything, but the object's class changes nothing of the kind.
struct TitleView: View {
    @EnvironmentObject private var session: Session

    var body: some View { Text(translated("title")) }
}

final class Language {
    static var code = "en"
}

final class Settings: ObservableObject {
    @Published var number = 0

    func change() {
        Language.code = "de"
        number += 1
    }
}

/// This one shows what the object's class changes.
struct LanguageView: View {
    @EnvironmentObject private var settings: Settings

    var body: some View { Text(Language.code) }
}

struct ContentView: View {
    @StateObject private var session = Session()
    @StateObject private var settings = Settings()

    var body: some View {
        Text("\(session.balance)")
        Button("add") { session.add() }
        Button("change") { settings.change() }
        WithdrawView()
            .environmentObject(session)
        TitleView()
            .environmentObject(session)
        LanguageView()
            .environmentObject(settings)
    }
}

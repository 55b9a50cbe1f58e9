import SwiftUI

enum Words {
  static var language = "en"
  static var guests = 0
  static func word(_ key: String) -> String { "\(key)-\(language)" }
  static func title() -> String { "bar \(guests)" }
}

@Observable
final class Language {
  var code = "en" { didSet { withMutation(keyPath: \.code) {}; Words.language = code } }
}

@Observable
final class Account {
  private(set) var visits = 0
  func visit() {
    Words.guests += 1
    visits += 1
  }
}

struct ContentView: View {
  @State private var language = Language()
  @State private var other = Language()
  @State private var account = Account()

  var body: some View {
    VStack {
      BothView(first: language, second: other)
      BarView().environment(account)
      VisitView(account: account)
      Actions(language: language, other: other, account: account)
    }
  }
}

struct BothView: View {
  var first: Language
  var second: Language

  var body: some View {
    let _ = first.code
    let _ = second.code
    Text(Words.word("both"))
  }
}

struct BarView: View {
  @Environment(Account.self) private var account

  var body: some View {
    let _ = account.visits
    Text(Words.title())
  }
}

// Reads it in an action only.
struct VisitView: View {
  var account: Account

  var body: some View {
    let _ = account.visits
    Button(Words.title()) { account.visit() }
  }
}

struct Actions: View {
  let language: Language
  let other: Language
  let account: Account

  var body: some View {
    Button("de") { language.code = "de" }
    Button("fr") { other.code = "fr" }
    Button("call") { account.visit() }
  }
}

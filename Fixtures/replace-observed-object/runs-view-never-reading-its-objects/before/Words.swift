import SwiftUI

enum Words {
  static var language = "en"
  static var guests = 0
  static func word(_ key: String) -> String { "\(key)-\(language)" }
  static func title() -> String { "bar \(guests)" }
}

final class Language: ObservableObject {
  @Published var code = "en" { didSet { Words.language = code } }
}

final class Account: ObservableObject {
  @Published private(set) var visits = 0
  func visit() {
    Words.guests += 1
    visits += 1
  }
}

struct ContentView: View {
  @StateObject private var language = Language()
  @StateObject private var other = Language()
  @StateObject private var account = Account()

  var body: some View {
    VStack {
      BothView(first: language, second: other)
      BarView().environmentObject(account)
      VisitView(account: account)
      Actions(language: language, other: other, account: account)
    }
  }
}

struct BothView: View {
  @ObservedObject var first: Language
  @ObservedObject var second: Language

  var body: some View {
    Text(Words.word("both"))
  }
}

struct BarView: View {
  @EnvironmentObject private var account: Account

  var body: some View { Text(Words.title()) }
}

// Reads it in an action only.
struct VisitView: View {
  @ObservedObject var account: Account

  var body: some View {
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

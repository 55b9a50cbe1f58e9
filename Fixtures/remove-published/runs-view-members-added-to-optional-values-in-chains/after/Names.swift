import SwiftUI

final class Guest {
  static let shared = Guest()
  var number = 1
}

extension Optional where Wrapped == String {
  var orGuest: String { self ?? "guest \(Guest.shared.number)" }
}

struct Account {
  var name: String?
  let city: String
}

@Observable
final class Session {
  private(set) var isBusy = false
  let account: Account? = Account(name: nil, city: "Rome")
  let other: Account? = nil

  func next() {
    Guest.shared.number += 1
    isBusy.toggle()
  }
}

struct ContentView: View {
  @State private var session = Session()

  var body: some View {
    Chained(session: session)
    InParentheses(session: session)
    Button("next", action: session.next)
  }
}

struct Chained: View {
  var session: Session

  var body: some View {
    let _ = session.isBusy
    Text(session.account?.name.orGuest ?? "nobody")
  }
}

struct InParentheses: View {
  var session: Session

  var body: some View {
    let _ = session.isBusy
    Text((session.other?.city).orGuest)
  }
}

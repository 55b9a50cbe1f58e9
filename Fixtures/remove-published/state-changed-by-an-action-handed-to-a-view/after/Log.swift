import SwiftUI

enum Log {
  static var lines = 0
}

struct ActionRow: View {
  let action: () -> Void

  var body: some View { Button("Log") { action() } }
}

@Observable
final class Store {
  var isLogged = false
}

struct LogView: View {
  var store: Store

  var body: some View {
    let _ = store.isLogged
    VStack {
      Text("\(Log.lines) lines")
      ActionRow {
        Log.lines += 1
        store.isLogged.toggle()
      }
      LoggedView(store: store)
    }
  }
}

struct LoggedView: View {
  var store: Store

  var body: some View { Text(store.isLogged ? "logged" : "") }
}

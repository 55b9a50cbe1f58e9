import SwiftUI

enum Log {
  static var lines = 0
}

struct ActionRow: View {
  let action: () -> Void

  var body: some View { Button("Log") { action() } }
}

final class Store: ObservableObject {
  @Published var isLogged = false
}

struct LogView: View {
  @ObservedObject var store: Store

  var body: some View {
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
  @ObservedObject var store: Store

  var body: some View { Text(store.isLogged ? "logged" : "") }
}

import SwiftUI

@Observable
final class Account {
  var name = "guest"
  var unread = 0
}

struct ContentView: View {
  @State private var account = Account()

  var body: some View {
    Home()
      .overlay { Badge() }
      .environment(account)
  }
}

struct Home: View {
  @Environment(Account.self) private var account
  @State private var showsSettings = false

  var body: some View {
    VStack {
      Text("hello \(account.name)")
      Button("receive") { account.unread += 1 }
      Toggle("settings", isOn: $showsSettings)
    }
    .sheet(isPresented: $showsSettings) { Settings() }
  }
}

struct Badge: View {
  @Environment(Account.self) var account

  var body: some View {
    if account.unread > 0 { Text("unread \(account.unread)") }
  }
}

struct Settings: View {
  @Environment(Account.self) var account

  var body: some View {
    @Bindable var account = account
    TextField("name", text: $account.name)
    Button("read all") { account.unread = 0 }.disabled(account.unread == 0)
  }
}

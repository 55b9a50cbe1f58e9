import SwiftUI

final class Account: ObservableObject {
  @Published var name = "guest"
  @Published var unread = 0
}

struct ContentView: View {
  @StateObject private var account = Account()

  var body: some View {
    Home()
      .overlay { Badge() }
      .environmentObject(account)
  }
}

struct Home: View {
  @EnvironmentObject private var account: Account
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
  @EnvironmentObject var account: Account

  var body: some View {
    if account.unread > 0 { Text("unread \(account.unread)") }
  }
}

struct Settings: View {
  @EnvironmentObject var account: Account

  var body: some View {
    TextField("name", text: $account.name)
    Button("read all") { account.unread = 0 }.disabled(account.unread == 0)
  }
}

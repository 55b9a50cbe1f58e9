import SwiftUI

func currentTab() -> String {
    UserDefaults.standard.string(forKey: "observe-migrate.picked-tab") ?? "Home"
}

@Observable
final class Account {
    var name = "a"
    var posts = 0

    func show(_ tab: String) {
        UserDefaults.standard.set(tab, forKey: "observe-migrate.picked-tab")
        posts += 1
    }
}

struct PostsView: View {
    var account: Account

    var body: some View { Text("\(account.posts)") }
}

/// It observes what it shows only where it is open.
struct FoldedView: View {
    @AppStorage("observe-migrate.picked-tab") private var tab = "Home"
    @State private var isOpen = false
    var account: Account

    var body: some View {
        let _ = account.posts
        if isOpen { Text("open \(tab)") }
        Text("folded \(currentTab()) of \(account.name)")
        Button("open") { isOpen.toggle() }
    }
}

/// It observes what it shows by itself.
struct ContentView: View {
    @AppStorage("observe-migrate.picked-tab") private var tab = "Home"
    @State private var account = Account()

    var body: some View {
        VStack {
            if tab == "List" { Text("list") }
            Text("\(currentTab()) of \(account.name)")
            PostsView(account: account)
            FoldedView(account: account)
            Button("list") { tab = "List" }
            Button("home") { account.show("Home") }
            Button("name") { account.name += "b" }
        }
    }
}

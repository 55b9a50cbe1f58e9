import SwiftUI

enum Drafts {
    static var saved = 0
}

/// The view that has the binding assigns what it was before.
@Observable
final class Host {
    var isShown = false { didSet { withMutation(keyPath: \.isShown) {} } }
    var query = ""
}

struct SaveBar: View {
    @Binding var isShown: Bool

    var body: some View {
        Button("save") {
            Drafts.saved += 1
            isShown = false
        }
    }
}

struct SearchBar: View {
    @Binding var text: String

    var body: some View {
        Button("search") {
            Drafts.saved += 1
            text = ""
        }
    }
}

struct ContentView: View {
    @State private var host = Host()

    var body: some View {
        Text(host.isShown ? "open" : "saved \(Drafts.saved)")
        SaveBar(isShown: $host.isShown)
        SearchView()
        CountView()
    }
}

struct SearchView: View {
    @State private var host = SearchHost()

    var body: some View {
        Text("\(host.query) \(Drafts.saved)")
        SearchBar(text: Binding(get: { host.query }, set: { host.query = $0 }))
    }
}

@Observable
final class SearchHost {
    var query = "" { didSet { withMutation(keyPath: \.query) {} } }
}

/// Its view shows nothing that the change beside the binding could have changed.
@Observable
final class CountHost {
    var isOn = true
    var name = "count"
}

struct NameView: View {
    @Binding var name: String

    var body: some View {
        Button("count") {
            Drafts.saved += 1
            name = "count"
        }
    }
}

struct CountView: View {
    @State private var host = CountHost()

    var body: some View {
        Text("\(host.name) \(host.isOn)")
        NameView(name: $host.name)
    }
}

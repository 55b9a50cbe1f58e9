import SwiftUI

enum Drafts {
    static var saved = 0
}

/// The view that has the binding assigns what it was before.
final class Host: ObservableObject {
    @Published var isShown = false
    @Published var query = ""
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
    @StateObject private var host = Host()

    var body: some View {
        Text(host.isShown ? "open" : "saved \(Drafts.saved)")
        SaveBar(isShown: $host.isShown)
        SearchView()
        CountView()
    }
}

struct SearchView: View {
    @StateObject private var host = SearchHost()

    var body: some View {
        Text("\(host.query) \(Drafts.saved)")
        SearchBar(text: Binding(get: { host.query }, set: { host.query = $0 }))
    }
}

final class SearchHost: ObservableObject {
    @Published var query = ""
}

/// Its view shows nothing that the change beside the binding could have changed.
final class CountHost: ObservableObject {
    @Published var isOn = true
    @Published var name = "count"
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
    @StateObject private var host = CountHost()

    var body: some View {
        Text("\(host.name) \(host.isOn)")
        NameView(name: $host.name)
    }
}

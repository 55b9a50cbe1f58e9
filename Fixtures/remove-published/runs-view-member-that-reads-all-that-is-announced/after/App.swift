import SwiftUI

final class Client {
    var address = "-"
    var pings = 0
}

/// What 'address' gives changes with more than it could register by itself in a few lines.
@Observable
final class Store {
    let client = Client()
    private(set) var isSetUp = false { didSet { withMutation(keyPath: \.isSetUp) {} } }
    private(set) var endpoint = 0
    private(set) var containers = 0
    private(set) var stacks = 0
    private(set) var images = 0
    private(set) var removals = 0

    var address: String {
        observeChanges()
        return "\(client.address) \(client.pings)"
    }

    func setUp() {
        client.address = "home"
        isSetUp = true
    }

    func choose() {
        client.pings += 1
        endpoint += 1
    }

    func fetchContainers() {
        client.pings += 1
        containers += 1
    }

    func fetchStacks() {
        client.pings += 1
        stacks += 1
    }

    func fetchImages() {
        client.pings += 1
        images += 1
    }

    func remove() {
        client.pings += 1
        removals += 1
    }

    /// Lets the view that calls it depend on all that the object announces.
    func observeChanges() {
        access(keyPath: \.isSetUp)
        access(keyPath: \.endpoint)
        access(keyPath: \.containers)
        access(keyPath: \.stacks)
        access(keyPath: \.images)
        access(keyPath: \.removals)
    }
}

struct ContentView: View {
    @State private var store = Store()

    var body: some View {
        AddressView(store: store)
        MenuView(store: store)
        Button("set up") { store.setUp() }
        Button("choose") { store.choose() }
        Button("containers") { store.fetchContainers() }
        Button("stacks") { store.fetchStacks() }
        Button("images") { store.fetchImages() }
        Button("remove") { store.remove() }
    }
}

struct AddressView: View {
    var store: Store

    var body: some View { Text("address \(store.address)") }
}

struct MenuView: View {
    var store: Store

    var body: some View {
        Text("open \(store.address)")
        Text("removed \(store.removals)")
    }
}

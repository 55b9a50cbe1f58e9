import SwiftUI

final class Store: ObservableObject {
    @Published var count = 0

    func add() { count += 1 }
}

/// Reads the object in an action alone, so it worked without one.
struct AddButton: View {
    @EnvironmentObject var store: Store
    var isAllowed = false

    var body: some View {
        Button("add") { if isAllowed { store.add() } }
    }
}

enum Tab {
    case first

    @MainActor var view: some View { AddButton() }
}

enum Factory {
    @MainActor static func make() -> some View { AddButton() }
}

enum Pages {
    @MainActor static let first = AddButton()
}

@MainActor let last = AddButton()

struct CountView: View {
    @EnvironmentObject var store: Store

    var body: some View {
        Text("\(store.count)")
        AddButton(isAllowed: true)
    }
}

struct ContentView: View {
    @StateObject private var store = Store()

    var body: some View {
        CountView()
            .environmentObject(store)
        Tab.first.view
        Factory.make()
        Pages.first
        last
    }
}

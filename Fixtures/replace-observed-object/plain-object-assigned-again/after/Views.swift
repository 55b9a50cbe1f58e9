import SwiftUI

struct CountedView: View {
    var store: Counted

    var body: some View {
        Text(store.user.name)
        Text("\(store.count)")
    }
}

struct SavedView: View {
    var store: Saved

    var body: some View {
        Text(store.user.name)
        Button("Save") { store.save(store.user) }
    }
}

struct OpenView: View {
    var store: Open
    let edited: User

    var body: some View {
        Text(store.user.name)
        Button("Save") { store.user = edited }
    }
}

struct AnnouncedView: View {
    var store: Announced

    var body: some View {
        Text(store.user.name)
        Button("New") { store.user = User() }
        Button("Again") { store.user = store.user }
    }
}

import SwiftUI

struct EntryList: View {
    var store: ListStore
    @State private var name = ""

    var body: some View {
        VStack {
            TextField("New entry", text: $name)
            Button("Add") {
                store.add(name)
                name = ""
            }
            ForEach(store.entries) { entry in
                Button(entry.name) { store.buy(entry) }
            }
        }
    }
}

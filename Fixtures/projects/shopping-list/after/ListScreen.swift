import SwiftUI

struct ListScreen: View {
    @State private var store = ListStore()

    var body: some View {
        EntryList(store: store)
    }
}

import SwiftUI

struct ListScreen: View {
    @StateObject private var store = ListStore()

    var body: some View {
        EntryList(store: store)
    }
}

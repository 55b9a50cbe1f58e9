import Store
import SwiftUI

struct StoreView: View {
    @State private var store = Store()

    var body: some View {
        Text("\(Date().description) \(store.count)")
        Button("Again") { store.count = store.count }
    }
}

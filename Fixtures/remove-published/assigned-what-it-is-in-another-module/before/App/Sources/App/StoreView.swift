import Store
import SwiftUI

struct StoreView: View {
    @StateObject private var store = Store()

    var body: some View {
        Text("\(Date().description) \(store.count)")
        Button("Again") { store.count = store.count }
    }
}

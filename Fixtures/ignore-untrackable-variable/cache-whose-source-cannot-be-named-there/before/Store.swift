import SwiftUI

final class Store: ObservableObject {
    @Published private var items: [Int] = []
    var count: Int { items.count }
    var cache: Int?

    func add() {
        items.append(1)
        cache = nil
    }
}

struct StoreView: View {
    @ObservedObject var store: Store

    var body: some View { Text("\(store.total())") }
}

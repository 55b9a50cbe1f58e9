import SwiftUI

@Observable
final class Store {
    private var items: [Int] = []
    var count: Int { items.count }
    @ObservationIgnored var cache: Int?

    func add() {
        items.append(1)
        cache = nil
    }
}

struct StoreView: View {
    var store: Store

    var body: some View { Text("\(store.total())") }
}

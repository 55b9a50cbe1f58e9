import SwiftUI

final class Shop: ObservableObject {
    @Published var name = "Shop"
    var visits = 0

    func visit() {
        visits += 1
    }
}

struct ShopView: View {
    @ObservedObject var shop: Shop

    var body: some View {
        Header(shop: shop)
        Text("\(shop.visits)")
    }
}

struct Header: View {
    let title: String

    init(shop: Shop) {
        title = Self.title(of: shop)
    }

    static func title(of shop: Shop) -> String {
        shop.visit()
        return shop.name
    }

    var body: some View { Text(title) }
}

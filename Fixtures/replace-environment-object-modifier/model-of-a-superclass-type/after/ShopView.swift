import SwiftUI

struct ShopView: View {
    let basket: Basket = GiftBasket()
    let gift = GiftBasket()

    var body: some View {
        Text("Shop").environment(basket)
        Text("Gifts").environment(gift)
        Text("Both").environment(gift as Basket)
    }
}

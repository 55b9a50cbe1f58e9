import SwiftUI

struct ShopView: View {
    let basket: Basket = GiftBasket()
    let gift = GiftBasket()

    var body: some View {
        Text("Shop").environmentObject(basket)
        Text("Gifts").environmentObject(gift)
        Text("Both").environmentObject(gift as Basket)
    }
}

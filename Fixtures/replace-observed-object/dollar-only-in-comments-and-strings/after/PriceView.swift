import SwiftUI

struct PriceView: View {
    var price: Price

    var body: some View {
        // Once this was a field over $price.amount.
        Text("write $price.amount, get \(price.amount)")
    }
}

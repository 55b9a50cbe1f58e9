import SwiftUI

struct ShopView: View {
    let services: [String: AnyObject]

    var body: some View {
        Text("Shop")
            .environment(services["basket"] as! Basket)
    }
}

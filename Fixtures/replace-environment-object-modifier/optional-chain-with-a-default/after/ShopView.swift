import SwiftUI

struct ShopView: View {
    var session: Session?
    let spare = Basket()

    var body: some View {
        Text("Shop")
            .environment(session?.basket ?? spare)
    }
}

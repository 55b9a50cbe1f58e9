import SwiftUI

struct ShopView: View {
    let session: Session?

    var body: some View {
        Text("Shop")
            .environment((session?.basket)!)
    }
}

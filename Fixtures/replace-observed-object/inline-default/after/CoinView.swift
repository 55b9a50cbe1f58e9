import SwiftUI

struct CoinView: View {
    var coin = Coin()

    var body: some View {
        Button(coin.isHeads ? "heads" : "tails") { coin.isHeads.toggle() }
    }
}

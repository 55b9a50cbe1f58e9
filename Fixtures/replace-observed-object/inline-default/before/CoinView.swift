import SwiftUI

struct CoinView: View {
    @ObservedObject var coin = Coin()

    var body: some View {
        Button(coin.isHeads ? "heads" : "tails") { coin.isHeads.toggle() }
    }
}

import SwiftUI

struct WalletView: View {
    @Environment(Wallet.self) private var wallet

    var body: some View {
        Text("\(wallet.coins)")
    }
}

import SwiftUI

struct WalletView: View {
    @EnvironmentObject private var wallet: Wallet

    var body: some View {
        Text("\(wallet.coins)")
    }
}

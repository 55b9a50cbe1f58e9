import SwiftUI

struct FooterView: View {
    @EnvironmentObject private var upgrades: Upgrades
    let showsUpgrade: Bool

    var body: some View {
        if showsUpgrade {
            Text(upgrades.isPro ? "Pro" : "Upgrade")
        }
    }
}

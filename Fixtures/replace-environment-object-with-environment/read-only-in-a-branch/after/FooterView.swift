import SwiftUI

struct FooterView: View {
    @Environment(Upgrades.self) private var upgrades
    let showsUpgrade: Bool

    var body: some View {
        if showsUpgrade {
            Text(upgrades.isPro ? "Pro" : "Upgrade")
        }
    }
}

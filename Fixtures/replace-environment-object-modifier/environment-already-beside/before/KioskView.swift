import SwiftUI

struct KioskView: View {
    @State private var prices = PriceList()
    @StateObject private var kiosk = Kiosk()

    var body: some View {
        KioskDetail()
            .environment(prices)
            .environmentObject(kiosk)
    }
}

struct KioskDetail: View {
    @Environment(PriceList.self) private var prices
    @EnvironmentObject private var kiosk: Kiosk

    var body: some View {
        Text(kiosk.isOpen ? "\(prices.coffee)" : "closed")
    }
}

import SwiftUI

struct KioskView: View {
    @State private var prices = PriceList()
    @State private var kiosk = Kiosk()

    var body: some View {
        KioskDetail()
            .environment(prices)
            .environment(kiosk)
    }
}

struct KioskDetail: View {
    @Environment(PriceList.self) private var prices
    @Environment(Kiosk.self) private var kiosk

    var body: some View {
        Text(kiosk.isOpen ? "\(prices.coffee)" : "closed")
    }
}

import SwiftUI

struct ShipView: View {
    @State private var ship = Ship()

    var body: some View {
        VStack {
            Text(ship.captain.name)
            CaptainView(captain: ship.captain)
        }
        .environment(ship.captain)
    }
}

struct CaptainView: View {
    @Bindable var captain: Captain

    var body: some View {
        TextField("Name", text: $captain.name)
    }
}

import SwiftUI

struct ShipView: View {
    @Bindable var ship: Ship

    var body: some View {
        VStack {
            TextField("Name", text: $ship.name)
            if let captain = ship.captain {
                CaptainView(captain: captain)
            }
        }
    }
}

struct CaptainView: View {
    var captain: Captain

    var body: some View {
        Text(captain.name)
    }
}

import SwiftUI

struct FleetView: View {
    @StateObject private var fleet = Fleet()

    var body: some View {
        VStack {
            if let flagship = fleet.flagship {
                ShipView(ship: flagship)
            }
            ForEach(fleet.ships) { ship in
                ShipView(ship: ship)
                    .onTapGesture { fleet.promote(ship) }
            }
        }
    }
}

import SwiftUI

struct ShipView: View {
    @StateObject private var ship = Ship()

    var body: some View {
        VStack {
            Text(ship.captain.name)
            CaptainView(captain: ship.captain)
        }
        .environmentObject(ship.captain)
    }
}

struct CaptainView: View {
    @ObservedObject var captain: Captain

    var body: some View {
        TextField("Name", text: $captain.name)
    }
}

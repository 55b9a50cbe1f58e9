import SwiftUI

struct DepotView: View {
    var body: some View {
        VStack {
            Text("A").environment(makeDepot())
            Text("B").environment(Depot.sample(trains: 7))
        }
    }
}

import SwiftUI

struct DepotView: View {
    var body: some View {
        VStack {
            Text("A").environmentObject(makeDepot())
            Text("B").environmentObject(Depot.sample(trains: 7))
        }
    }
}

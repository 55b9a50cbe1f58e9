import SwiftUI

struct SpiceRackView: View {
    @EnvironmentObject private var rack: SpiceRack

    var body: some View {
        let count = rack.spices.count
        TextField("Search \(count)", text: $rack.search)
        Text("\(count)")
    }
}

import SwiftUI

struct SpiceRackView: View {
    @Environment(SpiceRack.self) private var rack

    var body: some View {
        @Bindable var rack = rack
        let count = rack.spices.count
        TextField("Search \(count)", text: $rack.search)
        Text("\(count)")
    }
}

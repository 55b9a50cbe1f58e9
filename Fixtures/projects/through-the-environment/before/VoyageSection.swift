import SwiftUI

struct VoyageSection: View {
    @EnvironmentObject private var voyage: Voyage

    var body: some View {
        VStack {
            Text("\(voyage.ports.count) ports")
            VoyageOptions()
        }
    }
}

struct VoyageOptions: View {
    @EnvironmentObject private var voyage: Voyage

    var body: some View {
        Toggle("Delayed", isOn: $voyage.isDelayed)
    }
}

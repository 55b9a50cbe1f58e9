import SwiftUI

struct VoyageSection: View {
    @Environment(Voyage.self) private var voyage

    var body: some View {
        VStack {
            Text("\(voyage.ports.count) ports")
            VoyageOptions()
        }
    }
}

struct VoyageOptions: View {
    @Environment(Voyage.self) private var voyage

    var body: some View {
        @Bindable var voyage = voyage
        Toggle("Delayed", isOn: $voyage.isDelayed)
    }
}

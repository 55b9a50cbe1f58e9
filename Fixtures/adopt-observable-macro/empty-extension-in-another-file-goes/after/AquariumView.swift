import SwiftUI

struct AquariumView: View {
    var aquarium: Aquarium

    var body: some View {
        Text(aquarium.name)
    }
}

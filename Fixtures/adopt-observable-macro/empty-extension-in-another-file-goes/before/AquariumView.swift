import SwiftUI

struct AquariumView: View {
    @ObservedObject var aquarium: Aquarium

    var body: some View {
        Text(aquarium.name)
    }
}

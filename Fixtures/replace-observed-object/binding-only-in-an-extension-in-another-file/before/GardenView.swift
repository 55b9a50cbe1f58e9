import SwiftUI

struct GardenView: View {
    @ObservedObject var garden: Garden

    var body: some View {
        waterToggle
    }
}

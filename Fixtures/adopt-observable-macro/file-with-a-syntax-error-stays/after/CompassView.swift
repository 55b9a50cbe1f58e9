import SwiftUI

struct CompassView: View {
    @ObservedObject var compass: Compass

    var body: some View {
        Text("\(compass.heading)"
    }
}

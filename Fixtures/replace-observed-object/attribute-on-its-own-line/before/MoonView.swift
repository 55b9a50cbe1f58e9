import SwiftUI

struct MoonView: View {
    /// The one above us.
    @ObservedObject
    var moon: Moon

    @ObservedObject  // of some other planet
    var other: Moon

    var body: some View {
        Text(moon.phase + other.phase)
    }
}

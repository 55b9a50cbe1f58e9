import SwiftUI

struct MoonView: View {
    /// The one above us.
    var moon: Moon

    // of some other planet
    var other: Moon

    var body: some View {
        Text(moon.phase + other.phase)
    }
}

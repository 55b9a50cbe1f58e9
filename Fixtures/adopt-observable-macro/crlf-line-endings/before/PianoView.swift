import SwiftUI

struct PianoView: View {
    @EnvironmentObject private var piano: Piano

    var body: some View {
        Text("\(piano.keys)")
    }
}

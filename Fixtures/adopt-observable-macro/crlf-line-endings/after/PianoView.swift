import SwiftUI

struct PianoView: View {
    @Environment(Piano.self) private var piano

    var body: some View {
        Text("\(piano.keys)")
    }
}

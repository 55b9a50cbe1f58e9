import SwiftUI

struct AviaryView: View {
    @State private var aviary: Aviary

    init() {
        _aviary = State(wrappedValue: Aviary())
    }

    init(birds: Int) {
        _aviary = State(wrappedValue: Aviary(birds: birds))
    }

    var body: some View {
        Text("\(aviary.birds)")
    }
}

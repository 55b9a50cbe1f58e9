import SwiftUI

struct AviaryView: View {
    @StateObject private var aviary = Aviary()

    init() {}

    init(birds: Int) {
        _aviary = StateObject(wrappedValue: Aviary(birds: birds))
    }

    var body: some View {
        Text("\(aviary.birds)")
    }
}

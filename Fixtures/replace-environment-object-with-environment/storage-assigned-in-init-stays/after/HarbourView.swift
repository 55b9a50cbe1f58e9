import SwiftUI

struct HarbourView: View {
    @EnvironmentObject private var harbour: Harbour

    init() {
        _harbour = EnvironmentObject()
    }

    var body: some View {
        Text("\(harbour.ships)")
    }
}

import SwiftUI

struct BlindsView: View {
    @Environment(Blinds.self) var blinds

    var body: some View {
        toggle
    }
}

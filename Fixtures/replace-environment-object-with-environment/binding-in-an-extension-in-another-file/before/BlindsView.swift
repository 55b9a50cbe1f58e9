import SwiftUI

struct BlindsView: View {
    @EnvironmentObject var blinds: Blinds

    var body: some View {
        toggle
    }
}

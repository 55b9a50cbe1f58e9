import SwiftUI

struct StageView: View {
    @EnvironmentObject private var stage: Stage

    var body: some View {
        curtain
    }

    private var curtain: some View {
        Toggle("Curtain", isOn: $stage.curtainIsOpen)
    }
}

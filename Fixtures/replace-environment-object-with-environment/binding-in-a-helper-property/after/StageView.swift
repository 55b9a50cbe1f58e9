import SwiftUI

struct StageView: View {
    @Environment(Stage.self) private var stage

    var body: some View {
        curtain
    }

    private var curtain: some View {
        Toggle("Curtain", isOn: Bindable(stage).curtainIsOpen)
    }
}

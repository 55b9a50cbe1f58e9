import SwiftUI

struct RopeView: View {
    @Bindable var rope: Rope

    var body: some View {
        Toggle(
            rope.isTight ? "tight" : "loose",
            isOn: _rope.projectedValue.isTight
        )
    }
}

import SwiftUI

struct RopeView: View {
    @ObservedObject var rope: Rope

    var body: some View {
        Toggle(
            _rope.wrappedValue.isTight ? "tight" : "loose",
            isOn: _rope.projectedValue.isTight
        )
    }
}

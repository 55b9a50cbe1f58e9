import SwiftUI

struct CabinView: View {
    @Environment(Cabin.self) private var cabin

    var body: some View {
        Toggle("Locked", isOn: lock())
    }

    private func lock() -> Binding<Bool> {
        return Bindable(cabin).isLocked
    }
}

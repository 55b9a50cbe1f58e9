import SwiftUI

struct CabinView: View {
    @EnvironmentObject private var cabin: Cabin

    var body: some View {
        Toggle("Locked", isOn: lock())
    }

    private func lock() -> Binding<Bool> {
        return $cabin.isLocked
    }
}

import SwiftUI

struct PoolView: View {
    @Environment(Pool.self) private var pool

    var body: some View {
        controls(title: "Heated")
    }

    @ViewBuilder
    private func controls(title: String) -> some View {
        @Bindable var pool = pool
        Toggle(title, isOn: $pool.isHeated)
        TextField("Sign", text: $pool.sign)
    }
}

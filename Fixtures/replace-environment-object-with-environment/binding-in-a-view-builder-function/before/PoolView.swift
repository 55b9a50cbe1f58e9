import SwiftUI

struct PoolView: View {
    @EnvironmentObject private var pool: Pool

    var body: some View {
        controls(title: "Heated")
    }

    @ViewBuilder
    private func controls(title: String) -> some View {
        Toggle(title, isOn: $pool.isHeated)
        TextField("Sign", text: $pool.sign)
    }
}

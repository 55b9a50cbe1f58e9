import SwiftUI

struct VaultView: View {
    @State private var vault: Vault

    init(code: String) {
        _vault = State(wrappedValue: Vault(code: code))
    }

    var body: some View {
        Text(vault.code)
    }
}

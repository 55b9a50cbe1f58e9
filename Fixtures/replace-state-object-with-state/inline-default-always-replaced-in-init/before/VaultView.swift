import SwiftUI

struct VaultView: View {
    @StateObject private var vault = Vault()

    init(code: String) {
        _vault = StateObject(wrappedValue: Vault(code: code))
    }

    var body: some View {
        Text(vault.code)
    }
}

import SwiftUI

class Theme: ObservableObject {
    static let shared = Theme()

    @Published var name = ""
}

final class DarkTheme: Theme {}

/// Both may be a `Theme`.
struct Root: View {
    var theme: DarkTheme?

    var body: some View {
        Leaf()
            .environmentObject(theme ?? withExtendedLifetime(self) { Theme.shared })
    }
}

struct Leaf: View {
    @EnvironmentObject var theme: Theme

    var body: some View {
        Text(theme.name)
    }
}

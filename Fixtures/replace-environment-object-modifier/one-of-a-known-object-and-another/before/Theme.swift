import SwiftUI

final class Theme: ObservableObject {
    static let shared = Theme()

    @Published var name = ""
}

struct Root: View {
    var theme: Theme?

    var body: some View {
        Leaf()
            .environmentObject(theme ?? withExtendedLifetime(self) { Theme.shared })
        Leaf()
            .environmentObject(theme == nil ? withExtendedLifetime(self) { Theme.shared } : Theme())
    }
}

struct Leaf: View {
    @EnvironmentObject var theme: Theme

    var body: some View {
        Text(theme.name)
    }
}

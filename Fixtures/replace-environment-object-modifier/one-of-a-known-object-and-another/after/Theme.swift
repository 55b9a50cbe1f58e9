import SwiftUI

@Observable
final class Theme {
    static let shared = Theme()

    var name = ""
}

struct Root: View {
    var theme: Theme?

    var body: some View {
        Leaf()
            .environment(theme ?? withExtendedLifetime(self) { Theme.shared })
        Leaf()
            .environment(theme == nil ? withExtendedLifetime(self) { Theme.shared } : Theme())
    }
}

struct Leaf: View {
    @Environment(Theme.self) var theme

    var body: some View {
        Text(theme.name)
    }
}

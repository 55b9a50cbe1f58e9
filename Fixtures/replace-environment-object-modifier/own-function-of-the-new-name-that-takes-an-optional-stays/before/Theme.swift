import SwiftUI

final class Theme: ObservableObject {
    @Published var name = "light"
}

extension View {
    @ViewBuilder
    func environment(_ theme: Theme?) -> some View {
        if let theme { environmentObject(theme) }
    }
}

struct ThemedView: View {
    @EnvironmentObject var theme: Theme

    var body: some View {
        Text(theme.name)
    }
}

struct RootView: View {
    @StateObject private var theme = Theme()

    var body: some View {
        ThemedView().environment(theme)
    }
}

import SwiftUI

final class Theme: ObservableObject {
    @Published var name = "plain"
}

func color(of key: String) -> String {
    UserDefaults.standard.string(forKey: key) ?? "black"
}

struct ThemeView: View {
    @ObservedObject private var theme: Theme

    init(theme: Theme) {
        _theme = ObservedObject(wrappedValue: theme)
    }

    var body: some View {
        Text(color(of: "title"))
    }
}

struct NamedView: View {
    @ObservedObject private var theme: Theme

    init(theme: Theme) {
        self.theme = theme
    }

    var body: some View {
        Text(theme.name)
    }
}

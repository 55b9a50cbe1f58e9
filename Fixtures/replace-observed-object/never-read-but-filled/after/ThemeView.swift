import SwiftUI

@Observable
final class Theme {
    var name = "plain"
}

func color(of key: String) -> String {
    UserDefaults.standard.string(forKey: key) ?? "black"
}

struct ThemeView: View {
    private var theme: Theme

    init(theme: Theme) {
        self.theme = theme
    }

    var body: some View {
        let _ = theme.name
        Text(color(of: "title"))
    }
}

struct NamedView: View {
    private var theme: Theme

    init(theme: Theme) {
        self.theme = theme
    }

    var body: some View {
        Text(theme.name)
    }
}

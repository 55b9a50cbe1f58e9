import SwiftUI

@MainActor
final class Coordinator {
    private let theme = Theme()
    private var shown: UIViewController?

    func start() { show(ThemeView()) }

    func about() { hold(AboutView(), number: 1) }

    private func show(_ view: some View) {
        shown = UIHostingController(rootView: view.padding().environment(theme))
    }

    private func hold<Content: View>(_ view: Content, number: Int) {
        shown = UIHostingController(rootView: view)
    }
}

@Observable
final class Theme {
    var isDark = false
}

struct ThemeView: View {
    @Environment(Theme.self) private var theme

    var body: some View {
        Button("Dark") { theme.isDark = true }
    }
}

struct AboutView: View {
    @Environment(Theme.self) private var theme: Theme?

    var body: some View {
        Button("Plain") { theme!.isDark = false }
    }
}

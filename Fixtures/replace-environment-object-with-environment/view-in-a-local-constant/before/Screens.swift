import SwiftUI

final class Screens {
    var shown: UIViewController?
    let library = Library()
    let theme = Theme()

    @MainActor func showContent() {
        let contentView = ContentView()
        shown = UIHostingController(rootView: contentView.environmentObject(library))
    }

    @MainActor func showTheme() {
        let themeView = ThemeView().environmentObject(theme)
        shown = UIHostingController(rootView: themeView)
    }

    @MainActor func showAbout() {
        let about = VStack { AboutView() }
        let padded = about.environmentObject(theme).padding()
        shown = UIHostingController(rootView: padded)
    }
}

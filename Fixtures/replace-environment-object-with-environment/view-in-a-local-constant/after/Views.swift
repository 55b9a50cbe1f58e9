import SwiftUI

struct ContentView: View {
    @Environment(Library.self) private var library

    var body: some View {
        Button("Add") { library.count += 1 }
    }
}

struct ThemeView: View {
    @Environment(Theme.self) private var theme

    var body: some View {
        Button("Dark") { theme.isDark = true }
    }
}

struct AboutView: View {
    @Environment(Library.self) private var library: Library?
    @Environment(Theme.self) private var theme

    var body: some View {
        Button("Reset") {
            library!.count = 0
            theme.isDark = false
        }
    }
}

import SwiftUI

struct ContentView: View {
    @EnvironmentObject private var library: Library

    var body: some View {
        Button("Add") { library.count += 1 }
    }
}

struct ThemeView: View {
    @EnvironmentObject private var theme: Theme

    var body: some View {
        Button("Dark") { theme.isDark = true }
    }
}

struct AboutView: View {
    @EnvironmentObject private var library: Library
    @EnvironmentObject private var theme: Theme

    var body: some View {
        Button("Reset") {
            library.count = 0
            theme.isDark = false
        }
    }
}

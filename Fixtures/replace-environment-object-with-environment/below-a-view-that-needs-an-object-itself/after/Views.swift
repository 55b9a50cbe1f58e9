import SwiftUI

/// What shows it is not among the sources, and puts a library into its environment.
struct LibraryView: View {
    @Environment(Library.self) private var library

    var body: some View {
        Text("\(library.count) books")
        AddButton()
        ThemeButton()
    }
}

struct AddButton: View {
    @Environment(Library.self) private var library

    var body: some View {
        Button("Add") { library.count += 1 }
    }
}

struct ThemeButton: View {
    @Environment(Theme.self) private var theme

    var body: some View {
        Button("Dark") { theme.isDark = true }
    }
}

@Observable
final class Library {
    var count = 0
}

@Observable
final class Theme {
    var isDark = false
}

import SwiftUI

/// What shows it is not among the sources, and puts a library into its environment.
struct LibraryView: View {
    @EnvironmentObject private var library: Library

    var body: some View {
        Text("\(library.count) books")
        AddButton()
        ThemeButton()
    }
}

struct AddButton: View {
    @EnvironmentObject private var library: Library

    var body: some View {
        Button("Add") { library.count += 1 }
    }
}

struct ThemeButton: View {
    @EnvironmentObject private var theme: Theme

    var body: some View {
        Button("Dark") { theme.isDark = true }
    }
}

final class Library: ObservableObject {
    @Published var count = 0
}

final class Theme: ObservableObject {
    @Published var isDark = false
}

import SwiftUI

@Observable
@MainActor
final class Library {
    var count = 0

    func title(_ number: Int) -> String { "\(number) of \(count)" }
}

/// What all pages stand in.
@preconcurrency @MainActor
struct Sidebar {
    var library: Library
}

extension Sidebar: View {
    var body: some View { row(1) }

    private func row(_ number: Int) -> some View { Text(library.title(number)) }
}

struct Page: View {
    @Environment(Library.self) private var library

    var body: some View { row(1) }

    private func row(_ number: Int) -> some View { Text(library.title(number)) }
}

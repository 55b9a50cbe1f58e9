import SwiftUI

@MainActor
final class Library: ObservableObject {
    @Published var count = 0

    func title(_ number: Int) -> String { "\(number) of \(count)" }
}

/// What all pages stand in.
struct Sidebar {
    @ObservedObject var library: Library
}

extension Sidebar: View {
    var body: some View { row(1) }

    private func row(_ number: Int) -> some View { Text(library.title(number)) }
}

struct Page: View {
    @EnvironmentObject private var library: Library

    var body: some View { row(1) }

    private func row(_ number: Int) -> some View { Text(library.title(number)) }
}

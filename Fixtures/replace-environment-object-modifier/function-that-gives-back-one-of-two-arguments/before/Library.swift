import SwiftUI

final class Library: ObservableObject {
    @Published var name = ""
}

func either<Subject>(_ first: Subject?, or second: () -> Subject?) -> Subject? { first ?? second() }

struct LibraryView: View {
    @EnvironmentObject private var library: Library

    var body: some View {
        Text(library.name)
    }
}

struct LibraryScreen: View {
    var body: some View {
        LibraryView()
            .environmentObject(either(nil, or: { Library() })!)
    }
}

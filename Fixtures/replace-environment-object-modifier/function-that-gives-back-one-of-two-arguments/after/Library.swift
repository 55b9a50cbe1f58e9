import SwiftUI

@Observable
final class Library {
    var name = ""
}

func either<Subject>(_ first: Subject?, or second: () -> Subject?) -> Subject? { first ?? second() }

struct LibraryView: View {
    @Environment(Library.self) private var library

    var body: some View {
        Text(library.name)
    }
}

struct LibraryScreen: View {
    var body: some View {
        LibraryView()
            .environment(either(nil, or: { Library() })!)
    }
}

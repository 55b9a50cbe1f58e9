import SwiftUI

class Library: ObservableObject {
    @Published var name = ""
}

func either<Subject>(_ first: Subject?, or second: () -> Subject?) -> Subject? { first ?? second() }

final class Archive: Library {}

struct LibraryView: View {
    @EnvironmentObject private var library: Library

    var body: some View {
        Text(library.name)
    }
}

struct LibraryScreen: View {
    var body: some View {
        LibraryView()
            .environmentObject(either(Archive(), or: { Library() })!)
    }
}

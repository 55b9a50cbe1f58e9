import SwiftUI

@Observable
final class Library {
    var name = ""
}

@Observable
final class Player {
    var volume = 0.5
}

func configured<Subject>(_ subject: Subject, change: (inout Subject) -> Void) -> Subject {
    var copy = subject
    change(&copy)
    return copy
}

func second<First, Second>(of first: First, _ second: Second) -> Second { second }

struct LibraryView: View {
    @Environment(Library.self) private var library
    @Environment(Player.self) private var player

    var body: some View {
        Text("\(library.name) \(player.volume)")
    }
}

struct LibraryView_Previews: PreviewProvider {
    static var previews: some View {
        LibraryView()
            .environment(configured(Library()) { $0.name = "Books" })
            .environment(second(of: Library(), Player()))
    }
}

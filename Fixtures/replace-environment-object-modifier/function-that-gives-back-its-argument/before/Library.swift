import SwiftUI

final class Library: ObservableObject {
    @Published var name = ""
}

final class Player: ObservableObject {
    @Published var volume = 0.5
}

func configured<Subject>(_ subject: Subject, change: (inout Subject) -> Void) -> Subject {
    var copy = subject
    change(&copy)
    return copy
}

func second<First, Second>(of first: First, _ second: Second) -> Second { second }

struct LibraryView: View {
    @EnvironmentObject private var library: Library
    @EnvironmentObject private var player: Player

    var body: some View {
        Text("\(library.name) \(player.volume)")
    }
}

struct LibraryView_Previews: PreviewProvider {
    static var previews: some View {
        LibraryView()
            .environmentObject(configured(Library()) { $0.name = "Books" })
            .environmentObject(second(of: Library(), Player()))
    }
}

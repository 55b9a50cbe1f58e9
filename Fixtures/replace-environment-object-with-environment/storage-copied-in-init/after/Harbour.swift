import SwiftUI

@Observable
final class Harbour {
    var ships = 0
}

struct HarbourView: View {
    @Environment(Harbour.self) private var harbour
    var title = ""

    init(title: String) { self.title = title }

    init(_ other: Self, title: String) {
        _harbour = other._harbour
        self.title = title
    }

    var body: some View {
        Text("\(harbour.ships)" + title)
    }
}

struct Root: View {
    @State private var harbour = Harbour()

    var body: some View {
        HarbourView(HarbourView(title: "a"), title: "b").environment(harbour)
    }
}

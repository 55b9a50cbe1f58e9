import SwiftUI

final class Harbour: ObservableObject {
    @Published var ships = 0
}

struct HarbourView: View {
    @EnvironmentObject private var harbour: Harbour
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
    @StateObject private var harbour = Harbour()

    var body: some View {
        HarbourView(HarbourView(title: "a"), title: "b").environmentObject(harbour)
    }
}

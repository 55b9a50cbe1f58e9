import SwiftUI

@Observable
final class Parent {
    static let shared = Parent()

    var events: [Int] = []
    @ObservationIgnored var children: [ObjectIdentifier] = []
    @ObservationIgnored var names: [String] = []
    var loaders = 0

    func add(_ child: Child) -> Int {
        children.append(ObjectIdentifier(child))
        return children.count
    }

    func name(_ name: String) -> String {
        names.append(name)
        return name
    }
}

@Observable
final class Child: ObservableObject {
    var title = ""
    private(set) var number = 0

    init(parent: Parent) {
        number = parent.add(self)
    }
}

/// What it keeps itself was made just now, and nothing shows it yet.
@Observable
final class Shelf {
    let marker = Marker()

    init() {
        marker.label = "new"
        marker.note("new")
    }
}

@Observable
final class Marker {
    var count = 0
    var label = ""
    var text = ""

    func note(_ text: String) { self.text = text }
}

struct ShelfView: View {
    @State private var shelf = Shelf()

    var body: some View { Text(shelf.marker.label + shelf.marker.text) }
}

struct Badge {
    let name = Parent.shared.name("badge")
}

/// Made once, for all.
final class Loader {
    static let shared = Loader(parent: .shared)

    init(parent: Parent) { parent.loaders += 1 }
}

struct ChildView: View {
    var parent: Parent
    @StateObject private var child: Child
    var badge = Badge()

    init(parent: Parent) {
        self.parent = parent
        _child = StateObject(wrappedValue: Child(parent: parent))
    }

    var body: some View {
        Text(child.title + badge.name + "\(parent.events.count + parent.children.count + parent.names.count)")
        Text("\(parent.loaders)")
    }
}

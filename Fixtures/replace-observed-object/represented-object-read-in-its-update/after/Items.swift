import SwiftUI

@Observable
final class Items {
    var names: [String] = []
}

final class ItemsView: NSView {
    var items: Items?

    func show(_ items: Items) { isHidden = items.names.isEmpty }
}

/// Reads something itself.
struct ItemsCanvas: NSViewRepresentable {
    var items: Items

    func makeNSView(context: Context) -> ItemsView { ItemsView() }

    func updateNSView(_ view: ItemsView, context: Context) {
        view.items = items
        view.isHidden = isEmpty
    }

    private var isEmpty: Bool { items.names.isEmpty }
}

/// Gives it to something that may read it.
struct ItemsTable: NSViewRepresentable {
    var items: Items

    func makeNSView(context: Context) -> ItemsView { ItemsView() }

    func updateNSView(_ view: ItemsView, context: Context) { view.show(items) }
}

/// Has nothing to update.
struct ItemsButton: NSViewRepresentable {
    var items: Items

    func makeCoordinator() -> Coordinator { Coordinator(items: items) }

    func makeNSView(context: Context) -> ItemsView { ItemsView() }

    func updateNSView(_ view: ItemsView, context: Context) {}

    final class Coordinator {
        let items: Items

        init(items: Items) { self.items = items }

        func add() { items.names.append("") }
    }
}

/// Keeps itself for the actions of its coordinator.
struct ItemsMenu: NSViewRepresentable {
    var items: Items

    func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

    func makeNSView(context: Context) -> ItemsView { ItemsView() }

    func updateNSView(_ view: ItemsView, context: Context) { context.coordinator.parent = self }

    final class Coordinator {
        var parent: ItemsMenu

        init(parent: ItemsMenu) { self.parent = parent }

        func add() { parent.items.names.append("") }
    }
}

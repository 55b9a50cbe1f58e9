import SwiftUI

@Observable
final class Items {
    var names: [String] = []
}

final class ItemsView: NSView {
    var items: Items?
}

struct ItemsCanvas: NSViewRepresentable {
    var items: Items

    func makeNSView(context: Context) -> ItemsView { ItemsView() }

    func updateNSView(_ view: ItemsView, context: Context) {
        view.items = items
    }
}

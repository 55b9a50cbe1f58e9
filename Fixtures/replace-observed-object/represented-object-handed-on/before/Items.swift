import SwiftUI

final class Items: ObservableObject {
    @Published var names: [String] = []
}

final class ItemsView: NSView {
    var items: Items?
}

struct ItemsCanvas: NSViewRepresentable {
    @ObservedObject var items: Items

    func makeNSView(context: Context) -> ItemsView { ItemsView() }

    func updateNSView(_ view: ItemsView, context: Context) {
        view.items = items
    }
}

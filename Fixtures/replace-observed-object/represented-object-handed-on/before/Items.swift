import SwiftUI

final class Items: ObservableObject {
    @Published var names: [String] = []
}

final class Notes: ObservableObject {
    @Published var text = ""
}

final class Marks: ObservableObject {
    @Published var count = 0
}

final class ItemsView: NSView {
    var items: Items?
    var marks: (() -> Int)?
}

/// Read when the view draws.
struct ItemsCanvas: NSViewRepresentable {
    @ObservedObject var items: Items

    func makeNSView(context: Context) -> ItemsView { ItemsView() }

    func updateNSView(_ view: ItemsView, context: Context) {
        view.items = items
        view.isHidden = false
    }
}

/// Read when the table asks its coordinator.
struct NotesTable {
    @EnvironmentObject private var notes: Notes

    final class Coordinator {
        var parent: NotesTable

        init(_ parent: NotesTable) { self.parent = parent }

        func title() -> String { parent.notes.text }
    }
}

extension NotesTable: NSViewRepresentable {
    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeNSView(context: Context) -> NSView { NSView() }

    func updateNSView(_ view: NSView, context: Context) {
        context.coordinator.parent = self
        view.isHidden = context.coordinator.parent.isEmpty
    }

    private var isEmpty: Bool { false }
}

/// Read later.
struct MarksView: NSViewRepresentable {
    @StateObject private var marks = Marks()

    func makeNSView(context: Context) -> ItemsView { ItemsView() }

    func updateNSView(_ view: ItemsView, context: Context) {
        view.marks = { marks.count }
        DispatchQueue.main.async { view.isHidden = marks.count == 0 }
    }
}

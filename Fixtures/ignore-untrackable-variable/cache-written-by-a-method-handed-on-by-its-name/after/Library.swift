import SwiftUI

struct Item: Identifiable {
    let id: Int
}

struct RowModel: Identifiable {
    let id: Int
    let text: String
}

@Observable
final class Library {
    var items: [Item] = []
    var names: [String] = []
    @ObservationIgnored private var cache: [Int: RowModel] = [:]
    @ObservationIgnored private var comparisons = 0
    @ObservationIgnored private var titles = 0
    @ObservationIgnored private var sections = 0
    @ObservationIgnored private var footers = 0
    private(set) var opened = 0
    private(set) var marked = 0

    func row(for item: Item) -> RowModel {
        if let kept = cache[item.id] { return kept }
        let row = RowModel(id: item.id, text: "\(item.id)")
        cache[item.id] = row
        return row
    }

    func areInOrder(_ first: String, _ second: String) -> Bool {
        comparisons += 1
        return first < second
    }

    func title(_ item: Item) -> String {
        titles += 1
        return "\(item.id)"
    }

    func section(_ item: Item) -> String {
        sections += 1
        return "\(item.id)"
    }

    func footer() -> Text {
        footers += 1
        return Text("")
    }

    func open() -> Bool {
        opened += 1
        return true
    }

    func mark(_ item: Item) -> Bool {
        marked += 1
        return true
    }
}

struct LibraryView: View {
    var library: Library

    var body: some View {
        List(library.items.map(library.row(for:))) { Text($0.text) }
        ForEach(library.names.sorted(by: library.areInOrder), id: \.self) { Text($0) }
        ForEach(library.items) { item in
            Row(item: item, title: library.title)
            section(item, text: library.section)
            Row(item: item, title: { _ in "" }, onMark: library.mark)
        }
        Footer(content: library.footer)
        Text("\(library.opened) \(library.marked)")
        Opener(open: { _ = library.open() })
    }

    private func section(_ item: Item, text: (Item) -> String) -> some View {
        Text(text(item))
    }
}

struct Row: View {
    let item: Item
    let title: (Item) -> String
    var onMark: (Item) -> Bool = { _ in true }

    var body: some View {
        Button(title(item)) { _ = onMark(item) }
    }
}

struct Footer: View {
    let content: () -> Text

    var body: some View { content() }
}

struct Opener: View {
    let open: () -> Void

    var body: some View { Button("open", action: open) }
}

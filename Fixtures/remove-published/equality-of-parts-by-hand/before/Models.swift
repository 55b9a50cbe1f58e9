import SwiftUI

final class ConfigModel: ObservableObject {
    @Published var config = Config()
    @Published var others: [String: [Config]] = [:]

    func rename() {
        var changed = config
        changed.items[0].name = "new"
        config = changed
    }
}

final class BoxModel: ObservableObject {
    @Published var box: Box<Item>?

    func set(_ item: Item) { box = Box(value: item) }
}

final class TreeModel: ObservableObject {
    @Published var trees: Set<Tree> = []

    func set(_ key: Key) { trees = [.leaf(key)] }
}

final class PersonModel: ObservableObject {
    @Published var persons: [Person] = []

    func set(_ person: Person) { persons = [person] }
}

final class NoteModel: ObservableObject {
    @Published var note: Note?

    func set(_ note: Note) { self.note = note }
}

final class PageModel: ObservableObject {
    @Published var page = Page()

    func set(_ page: Page) { self.page = page }
}

final class SampleModel: ObservableObject {
    @Published var sample = NamedSample()

    func set(_ sample: NamedSample) { self.sample = sample }
}

struct ItemView: View {
    @ObservedObject var model: ConfigModel
    @ObservedObject var tree: TreeModel

    var body: some View {
        Text(model.config.items.map(\.name).joined())
        Text(tree.trees.contains { if case .leaf(let key) = $0 { key.label.isEmpty } else { false } } ? "" : "a")
    }
}

import SwiftUI

@Observable
final class ConfigModel {
    var config = Config() { didSet { withMutation(keyPath: \.config) {} } }
    var others: [String: [Config]] = [:]

    func rename() {
        var changed = config
        changed.items[0].name = "new"
        config = changed
    }
}

@Observable
final class BoxModel {
    var box: Box<Item>? { didSet { withMutation(keyPath: \.box) {} } }

    func set(_ item: Item) { box = Box(value: item) }
}

@Observable
final class TreeModel {
    var trees: Set<Tree> = [] { didSet { withMutation(keyPath: \.trees) {} } }

    func set(_ key: Key) { trees = [.leaf(key)] }
}

@Observable
final class PersonModel {
    var persons: [Person] = [] { didSet { withMutation(keyPath: \.persons) {} } }

    func set(_ person: Person) { persons = [person] }
}

@Observable
final class NoteModel {
    var note: Note? { didSet { withMutation(keyPath: \.note) {} } }

    func set(_ note: Note) { self.note = note }
}

@Observable
final class PageModel {
    var page = Page() { didSet { withMutation(keyPath: \.page) {} } }

    func set(_ page: Page) { self.page = page }
}

@Observable
final class SampleModel {
    var sample = NamedSample() { didSet { withMutation(keyPath: \.sample) {} } }

    func set(_ sample: NamedSample) { self.sample = sample }
}

struct ItemView: View {
    var model: ConfigModel
    var tree: TreeModel

    var body: some View {
        Text(model.config.items.map(\.name).joined())
        Text(tree.trees.contains { if case .leaf(let key) = $0 { key.label.isEmpty } else { false } } ? "" : "a")
    }
}

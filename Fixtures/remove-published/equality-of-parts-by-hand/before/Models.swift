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
}

final class TreeModel: ObservableObject {
    @Published var trees: Set<Tree> = []
}

final class PersonModel: ObservableObject {
    @Published var persons: [Person] = []
}

final class NoteModel: ObservableObject {
    @Published var note: Note?
}

final class PageModel: ObservableObject {
    @Published var page = Page()
}

final class SampleModel: ObservableObject {
    @Published var sample = NamedSample()
}

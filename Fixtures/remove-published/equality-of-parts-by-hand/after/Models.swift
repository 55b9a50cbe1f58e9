import SwiftUI

@Observable
final class ConfigModel {
    var config = Config()
    var others: [String: [Config]] = [:]

    func rename() {
        var changed = config
        changed.items[0].name = "new"
        config = changed
    }
}

@Observable
final class BoxModel {
    var box: Box<Item>?
}

@Observable
final class TreeModel {
    var trees: Set<Tree> = []
}

@Observable
final class PersonModel {
    var persons: [Person] = []
}

@Observable
final class NoteModel {
    var note: Note?
}

@Observable
final class PageModel {
    var page = Page()
}

@Observable
final class SampleModel {
    var sample = NamedSample()
}

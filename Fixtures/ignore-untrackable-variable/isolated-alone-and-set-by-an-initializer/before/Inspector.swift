import Combine

final class Document {}

final class Inspector: ObservableObject {
    @Published var title = ""
    @MainActor var document: Document? {
        didSet { print("another document") }
    }
    @MainActor var page = 1
    @MainActor var pages: Int
    @MainActor var zoom = 1.0
    @MainActor @Published private(set) var selection: Int?
    @MainActor private var passes = 0

    init(document: Document? = nil, pages: Int) {
        self.document = document
        self.pages = pages
        page = min(pages, 1)
        passes = 1
        _selection = Published(initialValue: pages)
        Task { @MainActor in self.zoom = 2 }
    }

    @MainActor init(page: Int) {
        self.pages = page
        self.page = page
    }
}

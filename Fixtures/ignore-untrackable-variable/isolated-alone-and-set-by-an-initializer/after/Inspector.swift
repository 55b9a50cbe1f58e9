import Observation

final class Document {}

@Observable
final class Inspector {
    var title = ""
    @ObservationIgnored @MainActor var document: Document? {
        didSet { print("another document") }
    }
    @MainActor var page = 1
    @MainActor var pages: Int
    @MainActor var zoom = 1.0
    @MainActor private(set) var selection: Int?
    @ObservationIgnored @MainActor private var passes = 0

    init(document: Document? = nil, pages: Int) {
        self.document = document
        self._pages = pages
        _page = min(pages, 1)
        passes = 1
        _selection = pages
        Task { @MainActor in self.zoom = 2 }
    }

    @MainActor init(page: Int) {
        self.pages = page
        self.page = page
    }
}

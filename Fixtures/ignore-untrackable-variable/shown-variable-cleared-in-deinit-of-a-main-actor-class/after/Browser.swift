import SwiftUI

@MainActor
final class Page {
    let title: String
    init(title: String) { self.title = title }
    nonisolated func close() {}
}

@Observable
@MainActor
final class Browser {
    var count = 0
    private(set) var page: Page? {
        didSet { count = pages.count }
    }
    var pages: [Page] = []
    @ObservationIgnored var home: Page?
    @ObservationIgnored var loadTask: Task<Void, Never>?

    init() {
        _page = nil
    }

    func open(_ title: String) {
        page = Page(title: title)
    }

    deinit {
        _page?.close()
        self._page = nil
        _pages.removeAll()
        if let home { home.close() }
        loadTask?.cancel()
    }
}

struct BrowserView: View {
    var browser: Browser

    var body: some View {
        Text(browser.page?.title ?? "")
    }
}

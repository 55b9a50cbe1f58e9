import SwiftUI

@MainActor
final class Page {
    let title: String
    init(title: String) { self.title = title }
    nonisolated func close() {}
}

@MainActor
final class Browser: ObservableObject {
    @Published var count = 0
    private(set) var page: Page? {
        didSet { count = pages.count }
    }
    var pages: [Page] = []
    var home: Page?
    var loadTask: Task<Void, Never>?

    init() {
        page = nil
    }

    func open(_ title: String) {
        page = Page(title: title)
    }

    deinit {
        page?.close()
        self.page = nil
        pages.removeAll()
        if let home { home.close() }
        loadTask?.cancel()
    }
}

struct BrowserView: View {
    @ObservedObject var browser: Browser

    var body: some View {
        Text(browser.page?.title ?? "")
    }
}

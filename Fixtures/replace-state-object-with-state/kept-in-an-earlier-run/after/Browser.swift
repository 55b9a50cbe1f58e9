import Combine
import SwiftUI

extension Notification.Name {
    static let page = Notification.Name("page")
}

/// What an earlier run kept, as the initializer reads what changes later: nothing is left to do.
@Observable
final class Browser: ObservableObject {
    var page = "start"
    private var token: AnyCancellable?

    init() {
        token = NotificationCenter.default.publisher(for: .page).sink { [weak self] _ in self?.update() }
        update()
    }

    func update() {
        let next = page + "!"
        page = next
    }
}

/// Another view changes it while it is made.
struct QuietView: View {
    let browser: Browser

    var body: some View {
        let _ = browser.update()
        Text("quiet")
    }
}

struct BrowserView: View {
    @StateObject private var browser = Browser()

    var body: some View {
        Text(browser.page)
    }
}

/// This one makes nothing that reads what changes: what is left of the old system goes.
@Observable
final class Plain {
    var title = "plain"
    @ObservationIgnored var reads = 0

    init() { reads += 1 }
}

struct PlainView: View {
    @State private var plain = Plain()

    var body: some View {
        Text(plain.title)
    }
}

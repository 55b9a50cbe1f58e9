import SwiftUI

class Clock {
    var ticks = 0

    func tick() { ticks += 1 }
}

@Observable
final class Page {
    var title = "" { didSet { withMutation(keyPath: \.title) {} } }
    let clock = Clock()

    func show(_ title: String) {
        clock.tick()
        self.title = title
    }
}

/// No class, but a struct: neither an enum nor an extension of one could do it.
struct PageView: View {
    var page: Page

    var body: some View {
        let _ = page.title
        Text("\(page.clock.ticks)")
    }
}

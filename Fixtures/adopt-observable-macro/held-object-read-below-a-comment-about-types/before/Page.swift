import SwiftUI

class Clock {
    var ticks = 0

    func tick() { ticks += 1 }
}

/// A method that registers views cannot have the name.
func observeChanges() {}

final class Page: ObservableObject {
    private struct Title { var text = "" }
    @Published private var title = Title()
    var heading: String { title.text }
    let clock = Clock()

    func show(_ title: String) {
        clock.tick()
        self.title.text = title
    }
}

/// No class, but a struct: neither an enum nor an extension of one could do it.
struct PageView: View {
    @ObservedObject var page: Page

    var body: some View {
        Text("\(page.clock.ticks)")
    }
}

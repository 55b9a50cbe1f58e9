import SwiftUI

@Observable
final class Drawer {
    var pens = 0
}

@Observable
final class Desk {
    var title = ""
    let upper = Drawer()
    let lower = Drawer()

    init() {
        title = "last"
    }

    init(title: String) {
        self.title = title
    }

    func open() {
        title = "before"

        title = "behind"
    }

    func close() {
        title = "before"

        title = "behind"
    }

    func tidy() {
        title = "last"

        // The lower one.
    }
}

struct DeskView: View {
    var desk: Desk

    var body: some View {
        Text("\(desk.title) \(desk.upper.pens) \(desk.lower.pens)")
    }
}

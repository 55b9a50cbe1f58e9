import SwiftUI

@Observable
final class Pending {
    var title = ""
    @ObservationIgnored var subtitle = ""
    @ObservationIgnored var footer = ""
    var ids: Set<String> = []

    func bind(_ title: String) {
        self.title = title
    }

    func show(_ subtitle: String) {
        self.subtitle = subtitle
    }

    func end(_ footer: String) -> Bool {
        self.footer = footer
        return ids.isEmpty
    }
}

protocol Page: AnyObject {}

final class Controller: Page {}

struct Builder {
    let pending: Pending

    func page() -> any Page {
        pending.bind("x")
        return Controller()
    }

    @MainActor func content() -> some View {
        pending.show("y")
        return Text(pending.title)
    }

    func mark() -> any Hashable { pending.end("z") }
}

struct Row: View {
    @Environment(Pending.self) var pending
    let builder: Builder

    var body: some View {
        Text(pending.title + pending.subtitle + pending.footer)
        Text("\(builder.mark().hashValue)")
    }
}

import SwiftUI
import SwiftUIX

@Observable
final class Page {
    var count = 0
    var title = ""
}

struct Editor: View {
    @Environment(Page.self) private var page: Page?
    @Environment(Page.self) var other: Page?

    var body: some View { Text("\(page?.count ?? 0) \(other?.title ?? "")") }
}

struct Pages: View {
    @State private var page = Page()

    var body: some View { Editor().environment(page) }
}

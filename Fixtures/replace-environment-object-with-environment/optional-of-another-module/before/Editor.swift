import SwiftUI
import SwiftUIX

final class Page: ObservableObject {
    @Published var count = 0
    @Published var title = ""
}

struct Editor: View {
    @EnvironmentObject.Optional private var page: Page?
    @EnvironmentObject.Optional var other: Page?

    var body: some View { Text("\(page?.count ?? 0) \(other?.title ?? "")") }
}

struct Pages: View {
    @StateObject private var page = Page()

    var body: some View { Editor().environmentObject(page) }
}

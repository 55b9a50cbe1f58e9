import SwiftUI
import SwiftUIX

final class Page: ObservableObject {
    @Published var title = ""
}

struct Editor: View {
    @EnvironmentObject.Optional private var page: Page?

    var body: some View {
        if let $page { TextField("Title", text: $page.title) }
        if let title = $page?.title { TextField("Title", text: title) }
    }
}

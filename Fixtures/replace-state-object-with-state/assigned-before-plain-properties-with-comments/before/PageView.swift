import SwiftUI

final class Page: ObservableObject {
    @Published var text = ""
}

struct PageView: View {
    @StateObject private var page: Page
    let number: Int

    init(number: Int) {
        // Made once.
        _page = StateObject(wrappedValue: Page())
        self.number = number
    }

    init(text: String) {
        let page = Page()
        _page = StateObject(wrappedValue: page)
        page.text = text
        number = 0
    }

    var body: some View {
        Text(page.text)
    }
}

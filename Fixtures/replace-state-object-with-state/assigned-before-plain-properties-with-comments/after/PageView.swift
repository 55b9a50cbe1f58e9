import SwiftUI

@Observable
final class Page {
    var text = ""
}

struct PageView: View {
    @State private var page: Page
    let number: Int

    init(number: Int) {
        // Made once.
        _page = State(wrappedValue: Page())
        self.number = number
    }

    init(text: String) {
        let page = Page()
        _page = State(wrappedValue: page)
        page.text = text
        number = 0
    }

    var body: some View {
        Text(page.text)
    }
}

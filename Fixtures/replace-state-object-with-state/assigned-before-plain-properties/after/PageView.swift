import SwiftUI

@Observable
final class Page {
    var text = ""

    init(number: Int) {
        text = "Page \(number)"
    }
}

struct PageView: View {
    @State private var page: Page
    @State private var next: Page
    @State private var isOpen: Bool
    let number: Int
    let title: String

    init(number: Int) {
        self.number = number
        _isOpen = State(initialValue: true)
        title = "Page" // of a book
        _page = State(wrappedValue: Page(number: number))
        _next = .init(
            wrappedValue: Page(number: number + 1)
        )
        print("made")
    }

    var body: some View {
        Text(page.text + next.text + title)
    }
}

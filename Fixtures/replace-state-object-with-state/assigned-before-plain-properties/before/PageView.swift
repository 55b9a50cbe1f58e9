import SwiftUI

final class Page: ObservableObject {
    @Published var text = ""

    init(number: Int) {
        text = "Page \(number)"
    }
}

struct PageView: View {
    @StateObject private var page: Page
    @StateObject private var next: Page
    @State private var isOpen: Bool
    let number: Int
    let title: String

    init(number: Int) {
        _page = StateObject(wrappedValue: Page(number: number))
        _next = .init(
            wrappedValue: Page(number: number + 1)
        )
        self.number = number
        _isOpen = State(initialValue: true)
        title = "Page" // of a book
        print("made")
    }

    var body: some View {
        Text(page.text + next.text + title)
    }
}

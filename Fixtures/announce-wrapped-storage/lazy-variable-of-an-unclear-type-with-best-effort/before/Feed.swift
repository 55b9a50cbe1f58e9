import SwiftUI

final class Feed: ObservableObject {
    @Published var isLoading = false
    lazy var items = makeItems()

    func makeItems() -> [String] { ["a"] }

    func load() {
        items = makeItems() + ["b"]
        isLoading = false
    }
}

struct FeedView: View {
    @StateObject private var feed = Feed()

    var body: some View {
        Text(feed.items.joined())
        Button("load") { feed.load() }
    }
}

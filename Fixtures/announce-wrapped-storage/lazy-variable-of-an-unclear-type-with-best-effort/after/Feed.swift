import SwiftUI

@Observable
final class Feed {
    var isLoading = false
    @ObservationIgnored lazy var items = makeItems()

    func makeItems() -> [String] { ["a"] }

    func load() {
        items = makeItems() + ["b"]
        isLoading = false
    }
}

struct FeedView: View {
    @State private var feed = Feed()

    var body: some View {
        Text(feed.items.joined())
        Button("load") { feed.load() }
    }
}

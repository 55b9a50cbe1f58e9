import SwiftUI

@Observable
@available(iOS 15, macOS 12, *) // since 2021
final class Feed: Observable {
    var items: [Int] = []
}
struct FeedView: View {
    @State private var feed = Feed()
    var body: some View { Text("\(feed.items.count)") }
}

import SwiftUI

@available(iOS 15, macOS 12, *) // since 2021
final class Feed: ObservableObject {
    @Published var items: [Int] = []
}
struct FeedView: View {
    @StateObject private var feed = Feed()
    var body: some View { Text("\(feed.items.count)") }
}

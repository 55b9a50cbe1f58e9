import Combine
import SwiftUI

final class Feed: ObservableObject {
    @Published var title = ""
    @Published private(set) var count = 0
    private var subscription: AnyCancellable?

    init() { subscription = $count.sink { print($0) } }
}

/// Its members stand for those of the feed.
@dynamicMemberLookup
final class Proxy: ObservableObject {
    @Published var isOpen = false
    private let feed = Feed()

    subscript<Value>(dynamicMember path: KeyPath<Feed, Value>) -> Value { feed[keyPath: path] }
}

struct ProxyView: View {
    @ObservedObject var proxy: Proxy

    var body: some View { Text("\(proxy.count) \(proxy.isOpen)") }
}

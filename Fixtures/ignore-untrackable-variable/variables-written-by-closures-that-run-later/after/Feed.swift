import Combine
import SwiftUI

struct FeedView: View {
    var feed: Feed

    var body: some View {
        VStack {
            Text(feed.status)
            Text("\(feed.loads) loads")
            Text(feed.latest)
            Text("\(feed.rows.total) rows")
            FeedButtons(reload: feed.reloading(), receive: feed.receiving())
        }
        .onReceive(feed.changes()) { _ in }
    }
}

struct FeedButtons: View {
    let reload: () -> Void
    let receive: () -> AnyCancellable

    var body: some View {
        Button("Reload", action: reload)
        Button("Receive") { _ = receive() }
    }
}

@Observable
final class Feed {
    var status = ""
    private(set) var loads = 0
    private(set) var latest = ""
    private(set) var rows = Rows()
    private let events = PassthroughSubject<String, Never>()

    func reloading() -> () -> Void {
        func reload() {
            loads += 1
            status = "reloaded"
        }
        return { reload() }
    }

    func receiving() -> () -> AnyCancellable {
        { [self] in
            events.map { [self] status in
                latest = status
                return status
            }
            .sink { _ in }
        }
    }

    func changes() -> AnyPublisher<Int, Never> {
        events.map { [self] _ in
            latest = "changed"
            return rows.count()
        }
        .eraseToAnyPublisher()
    }
}

struct Rows {
    var total = 0

    func count() -> Int { total + 1 }
    mutating func add() { total += 1 }
}

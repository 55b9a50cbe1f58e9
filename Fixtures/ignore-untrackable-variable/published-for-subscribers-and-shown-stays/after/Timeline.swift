import Combine
import SwiftUI

/// A view has a binding to it.
final class Field: ObservableObject {
    @Published var text = ""
    @Published var count = 0
    private var subscription: AnyCancellable?

    init() { subscription = $text.sink { [weak self] in self?.count = $0.count } }
}

/// A view shows it by another member.
final class Clock: ObservableObject {
    @Published private var seconds = 0
    @Published var name = ""
    private var subscription: AnyCancellable?

    var minutes: Int { seconds / 60 }

    init() { subscription = $seconds.sink { print($0) } }
}

/// Something else changes with it that a view shows.
final class Library: ObservableObject {
    @Published var name = ""
    @Published private var version = 0
    private var subscription: AnyCancellable?

    init() { subscription = $version.sink { print($0) } }

    func add() {
        Shelf.count += 1
        version += 1
    }
}

enum Shelf {
    nonisolated(unsafe) static var count = 0
}

/// It is changed to update the views.
final class Feed: ObservableObject {
    @Published var name = ""
    @Published private var revision = 0
    private var subscription: AnyCancellable?

    init() { subscription = $revision.sink { print($0) } }

    func refresh() { revision += 1 }
}

/// Nothing else would be tracked.
final class Counter: ObservableObject {
    @Published var count = 0
    private var subscription: AnyCancellable?

    init() { subscription = $count.sink { print($0) } }
}

/// Another module may show it.
public final class Account: ObservableObject {
    @Published public var name = ""
    @Published public var balance = 0
    private var subscription: AnyCancellable?

    init() { subscription = $balance.sink { print($0) } }
}

struct TimelineView: View {
    @ObservedObject var field: Field
    @ObservedObject var clock: Clock
    @ObservedObject var library: Library
    @ObservedObject var feed: Feed
    @ObservedObject var account: Account

    var body: some View {
        TextField("\(field.count)", text: $field.text)
        Text("\(clock.minutes) \(clock.name)")
        Text("\(library.name) \(Shelf.count)")
        Text("\(feed.name) \(Date().description)")
        Text(account.name)
    }
}

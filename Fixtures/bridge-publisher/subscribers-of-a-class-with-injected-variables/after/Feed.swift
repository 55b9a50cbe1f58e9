import Combine
import Resolver
import SwiftUI

final class Tracker {}

@Observable
final class Feed {
    @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
    @ObservationIgnored @Injected private var tracker: Tracker
    @ObservationIgnored @LazyInjected private var other: Tracker
    var entries = 0 {
        willSet { objectWillChange.send() }
    }
}

final class Coordinator {
    private var subscription: AnyCancellable?

    func start(_ feed: Feed) {
        subscription = feed.objectWillChange.sink { print("changes") }
    }
}

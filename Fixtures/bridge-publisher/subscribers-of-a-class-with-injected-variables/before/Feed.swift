import Combine
import Resolver
import SwiftUI

final class Tracker {}

final class Feed: ObservableObject {
    @Injected private var tracker: Tracker
    @LazyInjected private var other: Tracker
    @Published var entries = 0
}

final class Coordinator {
    private var subscription: AnyCancellable?

    func start(_ feed: Feed) {
        subscription = feed.objectWillChange.sink { print("changes") }
    }
}

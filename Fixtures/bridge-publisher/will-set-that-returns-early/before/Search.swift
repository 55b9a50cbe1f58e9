import Combine
import SwiftUI

final class Search: ObservableObject {
    var outcome: String?
    private var subscriptions: Set<AnyCancellable> = []

    @Published var query = "" {
        willSet {
            guard outcome != nil else { return }
            outcome = nil
        }
    }
    @Published var place = "" {
        willSet(new) { if new.isEmpty { return }; outcome = new }
    }
    @Published var hidden = "" {
        willSet { if newValue.isEmpty { print("empty") } }
    }

    init() {
        $query.dropFirst().sink { print("query", $0) }.store(in: &subscriptions)
        $place.sink { print("place", $0) }.store(in: &subscriptions)
        $hidden.sink { print("hidden", $0) }.store(in: &subscriptions)
    }
}

import Combine
import SwiftUI

final class Search: ObservableObject {
    private var subscriptions: Set<AnyCancellable> = []

    @Published var query: String? {
        willSet {
            guard let newValue else { return }
            print(newValue)
        }
    }

    init() {
        $query.sink { print("query", $0 ?? "") }.store(in: &subscriptions)
    }
}

import Combine
import SwiftUI

@Observable
final class Search {
    var outcome: String?
    @ObservationIgnored private var subscriptions: Set<AnyCancellable> = []

    var query = "" {
        willSet {
            defer { querySubject.send(newValue) }
            guard outcome != nil else { return }
            outcome = nil
        }
    }
    @ObservationIgnored private(set) lazy var querySubject = CurrentValueSubject<String, Never>(_query)
    var place = "" {
        willSet(new) {
            defer { placeSubject.send(new) }
            if new.isEmpty { return }; outcome = new
        }
    }
    @ObservationIgnored private(set) lazy var placeSubject = CurrentValueSubject<String, Never>(_place)
    var hidden = "" {
        willSet {
            if newValue.isEmpty { print("empty") }
            hiddenSubject.send(newValue)
        }
    }
    @ObservationIgnored private(set) lazy var hiddenSubject = CurrentValueSubject<String, Never>(_hidden)

    init() {
        querySubject.dropFirst().sink { print("query", $0) }.store(in: &subscriptions)
        placeSubject.sink { print("place", $0) }.store(in: &subscriptions)
        hiddenSubject.sink { print("hidden", $0) }.store(in: &subscriptions)
    }
}

import Combine
import SwiftUI

@Observable
final class Columns {
    @ObservationIgnored private var subscriptions: Set<AnyCancellable> = []
    var showsTitle = true {
        willSet { showsTitleSubject.send(newValue) }
    }
    @ObservationIgnored private(set) lazy var showsTitleSubject = CurrentValueSubject<Bool, Never>(_showsTitle)
    var showsSize: Bool {
        willSet { showsSizeSubject.send(newValue) }
    }
    @ObservationIgnored private(set) lazy var showsSizeSubject = CurrentValueSubject<Bool, Never>(_showsSize)

    init(showsSize: Bool) {
        self.showsSize = showsSize
        bind(\.showsTitleSubject, key: "title")
        self.bind(\.showsSizeSubject, key: "size")
    }

    private func bind(
        _ path: KeyPath<Columns, CurrentValueSubject<Bool, Never>>, key: String
    ) {
        self[keyPath: path].dropFirst().removeDuplicates().sink { print(key, $0) }
            .store(in: &subscriptions)
    }
}

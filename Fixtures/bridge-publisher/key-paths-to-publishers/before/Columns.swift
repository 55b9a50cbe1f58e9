import Combine
import SwiftUI

final class Columns: ObservableObject {
    private var subscriptions: Set<AnyCancellable> = []
    @Published var showsTitle = true
    @Published var showsSize: Bool

    init(showsSize: Bool) {
        self.showsSize = showsSize
        bind(\.$showsTitle, key: "title")
        self.bind(\.$showsSize, key: "size")
    }

    private func bind(
        _ path: ReferenceWritableKeyPath<Columns, Published<Bool>.Publisher>, key: String
    ) {
        self[keyPath: path].dropFirst().removeDuplicates().sink { print(key, $0) }
            .store(in: &subscriptions)
    }
}

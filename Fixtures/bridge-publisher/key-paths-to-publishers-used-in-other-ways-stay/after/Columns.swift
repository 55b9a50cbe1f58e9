import Combine
import SwiftUI

/// Its function keeps what the key path leads to.
final class Columns: ObservableObject {
    private var subscriptions: Set<AnyCancellable> = []
    private var publishers: [Published<Bool>.Publisher] = []
    @Published var showsTitle = true

    init() { keep(\.$showsTitle) }

    private func keep(_ path: ReferenceWritableKeyPath<Columns, Published<Bool>.Publisher>) {
        publishers.append(self[keyPath: path])
    }
}

/// Its function is called with a key path that is none of a literal.
final class Rows: ObservableObject {
    private var subscriptions: Set<AnyCancellable> = []
    @Published var showsTitle = true

    init(_ path: ReferenceWritableKeyPath<Rows, Published<Bool>.Publisher>) {
        bind(\.$showsTitle)
        bind(path)
    }

    private func bind(_ path: ReferenceWritableKeyPath<Rows, Published<Bool>.Publisher>) {
        self[keyPath: path].sink { print($0) }.store(in: &subscriptions)
    }
}

import Combine
import SwiftUI

public final class Loader<Element> {
    private let finished = PassthroughSubject<Element, Never>()

    /// Other modules may call it, with types of their own.
    public func announce<Target: ObservableObject>(to target: Target, in storage: inout [AnyCancellable])
    where Target.ObjectWillChangePublisher == ObservableObjectPublisher {
        finished.sink { [weak target] _ in target?.objectWillChange.send() }.store(in: &storage)
    }
}

final class Counter: ObservableObject {
    @Published var count = 0
}

struct CounterView: View {
    @StateObject private var counter = Counter()

    var body: some View { Text("\(counter.count)") }
}

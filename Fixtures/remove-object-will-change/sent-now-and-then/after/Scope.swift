import Combine
import SwiftUI

@Observable
final class Scope {
    var title = ""
    /// Changes often, and is shown now and then.
    private(set) var samples: [Int] = []
    private(set) var peak = 0
    /// Told of at once before, too.
    private(set) var isFull = false
    private(set) var resets = 0
    /// Nothing changes it but what is told of now and then.
    private(set) var shown = 0
    /// Nobody sees it.
    private var dropped = 0
    private let ticks = PassthroughSubject<Void, Never>()
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    init() {
        ticks
            .throttle(for: .milliseconds(100), scheduler: DispatchQueue.main, latest: true)
            .sink { [weak self] in self?.announceChanges() }
            .store(in: &cancellables)
        ticks
            .debounce(for: 1, scheduler: RunLoop.main)
            .sink { [weak self] in self?.show() }
            .store(in: &cancellables)
    }

    func reset() {
        resets += 1
        isFull = false
    }

    func show() {
        shown = samples.count
    }

    func add(_ sample: Int) {
        samples.append(sample)
        peak = max(peak, sample)
        dropped += 1
        ticks.send()
    }

    /// Tells those who read the object of changes that no tracked property announces.
    private func announceChanges() {
        withMutation(keyPath: \.isFull) {}
        withMutation(keyPath: \.peak) {}
        withMutation(keyPath: \.resets) {}
        withMutation(keyPath: \.samples) {}
        withMutation(keyPath: \.shown) {}
        withMutation(keyPath: \.title) {}
    }
}

struct ScopeView: View {
    @State private var scope = Scope()

    var body: some View {
        Text("\(scope.title) \(scope.samples.count) \(scope.peak) \(scope.isFull ? 1 : 0) \(scope.resets) \(scope.shown)")
        Button("Add") { scope.add(1) }
    }
}

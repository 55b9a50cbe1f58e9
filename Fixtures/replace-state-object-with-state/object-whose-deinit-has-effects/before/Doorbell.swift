import Combine
import Foundation

final class Line {
    static let shared = Line()
    var isOpen = true
    func close() { isOpen = false }
}

final class Doorbell: ObservableObject {
    @Published var rings = 0

    deinit { Line.shared.close() }
}

final class Farewell: ObservableObject {
    @Published var isWaved = false
    private let action: (() -> Void)?

    init(action: (() -> Void)?) { self.action = action }

    deinit { action?() }
}

final class Lamp: ObservableObject {
    @Published var isLit = false

    deinit { Line.shared.isOpen = false }
}

class Gate: ObservableObject {
    @Published var isOpen = false

    deinit { print("gate") }
}

final class GardenGate: Gate {
    @Published var isPainted = false
}

/// What these end is their own.
final class Clock: ObservableObject {
    @Published var time = 0
    private var timer: Timer?
    private var tasks: [Task<Void, Never>] = []
    private var cancellables: Set<AnyCancellable> = []

    deinit {
        timer?.invalidate()
        timer = nil
        tasks.forEach { $0.cancel() }
        cancellables.removeAll()
        NotificationCenter.default.removeObserver(self)
    }
}

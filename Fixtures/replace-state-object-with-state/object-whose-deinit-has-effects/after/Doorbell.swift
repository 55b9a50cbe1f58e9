import Combine
import Foundation
import Observation

final class Line {
    static let shared = Line()
    var isOpen = true
    func close() { isOpen = false }
}

@Observable
final class Doorbell: ObservableObject {
    var rings = 0

    deinit { Line.shared.close() }
}

@Observable
final class Farewell: ObservableObject {
    var isWaved = false
    private let action: (() -> Void)?

    init(action: (() -> Void)?) { self.action = action }

    deinit { action?() }
}

@Observable
final class Lamp: ObservableObject {
    var isLit = false

    deinit { Line.shared.isOpen = false }
}

@Observable
class Gate {
    var isOpen = false

    deinit { print("gate") }
}

@Observable
final class GardenGate: Gate {
    var isPainted = false
}

/// What these end is their own.
@Observable
final class Clock {
    var time = 0
    @ObservationIgnored private var timer: Timer?
    @ObservationIgnored private var tasks: [Task<Void, Never>] = []
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    deinit {
        timer?.invalidate()
        timer = nil
        tasks.forEach { $0.cancel() }
        cancellables.removeAll()
        NotificationCenter.default.removeObserver(self)
    }
}

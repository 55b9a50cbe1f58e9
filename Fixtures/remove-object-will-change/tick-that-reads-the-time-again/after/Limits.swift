import SwiftUI

@Observable
final class Limits {
    private var ends: [String: Date] = [:]
    private var timer: Timer?

    func begin(_ key: String) {
        ends[key] = Date().addingTimeInterval(10)
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            guard let self else { return }
            self.withMutation(keyPath: \.ends) {}
        }
    }

    func remaining(for key: String) -> TimeInterval {
        guard let end = ends[key] else { return 0 }
        return end.timeIntervalSinceNow
    }
}

struct LimitView: View {
    @State private var limits = Limits()

    var body: some View {
        Text("\(limits.remaining(for: "send"))")
    }
}

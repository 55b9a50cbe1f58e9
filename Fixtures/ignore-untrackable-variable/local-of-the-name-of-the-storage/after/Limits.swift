import SwiftUI

@Observable
final class Limits {
    var title = ""
    var count: Int
    var step: Int
    var blocked: Set<String> = [] {
        didSet { print(blocked) }
    }

    init() {
        var _count = 10
        if UserDefaults.standard.bool(forKey: "more") { _count = 20 }
        count = 0
        step = self._count + 1
        count = _count
        let _blocked: Set = ["a"]
        self._blocked = _blocked
        self._blocked = _blocked
    }

    init(_count: Int) {
        count = 1
        step = self._count + _count
    }

    init(other: Int) {
        count = other
        step = _count + 1
    }
}

struct LimitsView: View {
    var limits: Limits

    var body: some View { Text("\(limits.title) \(limits.count) \(limits.step) \(limits.blocked.count)") }
}

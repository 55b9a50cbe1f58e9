import SwiftUI

final class Limits: ObservableObject {
    @Published var title = ""
    var count: Int
    var step: Int
    var blocked: Set<String> = [] {
        didSet { print(blocked) }
    }

    init() {
        var _count = 10
        if UserDefaults.standard.bool(forKey: "more") { _count = 20 }
        count = 0
        step = count + 1
        count = _count
        let _blocked: Set = ["a"]
        blocked = _blocked
        self.blocked = _blocked
    }

    init(_count: Int) {
        count = 1
        step = count + _count
    }

    init(other: Int) {
        count = other
        step = count + 1
    }
}

struct LimitsView: View {
    @ObservedObject var limits: Limits

    var body: some View { Text("\(limits.title) \(limits.count) \(limits.step) \(limits.blocked.count)") }
}

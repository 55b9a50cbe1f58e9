import SwiftUI

@Observable
final class Defaults {
    private var tick = 0 { didSet { withMutation(keyPath: \.tick) {} } }
    private(set) var flag = false { didSet { withMutation(keyPath: \.flag) {} } }

    func value() -> String {
        access(keyPath: \.tick)
        return UserDefaults.standard.string(forKey: "value") ?? ""
    }

    func change() {
        UserDefaults.standard.set("x", forKey: "value")
        tick = tick + 1
        self.flag = !self.flag
    }
}

struct DefaultsView: View {
    @State private var defaults = Defaults()

    var body: some View {
        let _ = defaults.flag
        Text(defaults.value())
        Button("Change") { defaults.change() }
    }
}

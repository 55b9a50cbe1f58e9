import SwiftUI

@Observable
final class Defaults {
    private(set) var tick = 0 { didSet { withMutation(keyPath: \.tick) {} } }
    private var flag = false

    func value() -> String {
        access(keyPath: \.flag)
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
        let _ = defaults.tick
        Text(defaults.value())
        Button("Change") { defaults.change() }
    }
}

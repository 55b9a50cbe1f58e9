import SwiftUI

final class Defaults: ObservableObject {
    @Published private var tick = 0
    @Published private var flag = false

    func value() -> String { UserDefaults.standard.string(forKey: "value") ?? "" }

    func change() {
        UserDefaults.standard.set("x", forKey: "value")
        tick = tick + 1
        self.flag = !self.flag
    }
}

struct DefaultsView: View {
    @StateObject private var defaults = Defaults()

    var body: some View {
        Text(defaults.value())
        Button("Change") { defaults.change() }
    }
}

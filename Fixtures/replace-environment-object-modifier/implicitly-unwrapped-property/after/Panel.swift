import SwiftUI

@Observable
final class Meter {
    var level = 3
}

struct MeterView: View {
    @Environment(Meter.self) var meter

    var body: some View {
        Text("\(meter.level)")
    }
}

final class PanelController {
    weak var meter: Meter! {
        willSet { print("set") }
    }
    var spare: Meter!

    func makeView() -> some View {
        let view = MeterView().environment(spare)
        print(view)
        return MeterView().environment(self.meter)
    }
}

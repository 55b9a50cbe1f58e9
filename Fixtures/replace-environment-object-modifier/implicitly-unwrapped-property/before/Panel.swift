import SwiftUI

final class Meter: ObservableObject {
    @Published var level = 3
}

struct MeterView: View {
    @EnvironmentObject var meter: Meter

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
        let view = MeterView().environmentObject(spare)
        print(view)
        return MeterView().environmentObject(self.meter)
    }
}

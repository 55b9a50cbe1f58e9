import SwiftUI

struct HiveView: View {
    @Environment(Hive.self) private var hive

    var body: some View {
        Text("\(hive.bees)")
    }
}

#Preview {
    HiveView()
        .environment(Hive())
}

#Preview("Empty") {
    let hive = Hive()
    hive.bees = 0
    return HiveView().environment(hive)
}

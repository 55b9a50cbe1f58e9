import SwiftUI

struct HiveView: View {
    @EnvironmentObject private var hive: Hive

    var body: some View {
        Text("\(hive.bees)")
    }
}

#Preview {
    HiveView()
        .environmentObject(Hive())
}

#Preview("Empty") {
    let hive = Hive()
    hive.bees = 0
    return HiveView().environmentObject(hive)
}

import SwiftUI

struct HarvestView: View {
    @ObservedObject var harvest: Harvest

    init(harvest: Harvest) {
        _harvest = ObservedObject(wrappedValue: harvest)
    }

    var body: some View {
        Text("\(harvest.apples)")
    }
}

import SwiftUI

struct HarvestView: View {
    var harvest: Harvest

    init(harvest: Harvest) {
        self.harvest = harvest
    }

    var body: some View {
        Text("\(harvest.apples)")
    }
}

import SwiftUI

struct LotteryView: View {
    var body: some View {
        VStack {
            Text("A").environment(Lottery())
            Text("B").environment(Lottery(numbers: [4, 8]))
        }
    }
}

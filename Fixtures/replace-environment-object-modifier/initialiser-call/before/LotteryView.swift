import SwiftUI

struct LotteryView: View {
    var body: some View {
        VStack {
            Text("A").environmentObject(Lottery())
            Text("B").environmentObject(Lottery(numbers: [4, 8]))
        }
    }
}

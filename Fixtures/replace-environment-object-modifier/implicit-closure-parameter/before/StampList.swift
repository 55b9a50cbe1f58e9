import SwiftUI

struct StampList: View {
    let stamps: [Stamp]

    var body: some View {
        ForEach(stamps) {
            Text("Stamp").environmentObject($0)
        }
    }
}

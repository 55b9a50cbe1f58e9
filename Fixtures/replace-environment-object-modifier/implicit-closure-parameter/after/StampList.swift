import SwiftUI

struct StampList: View {
    let stamps: [Stamp]

    var body: some View {
        ForEach(stamps) {
            Text("Stamp").environment($0)
        }
    }
}

import SwiftUI

struct TallyScreen: View {
    @State private var tint = 0

    var body: some View {
        VStack {
            TallyView()
            Button("Tint \(tint)") { tint += 1 }
        }
    }
}

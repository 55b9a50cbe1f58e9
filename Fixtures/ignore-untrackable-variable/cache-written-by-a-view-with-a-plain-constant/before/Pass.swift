import SwiftUI

final class Pass: ObservableObject {
    @Published var title = "First"
    var count = 0
    var sizes: [Int] = []
}

struct PassView: View {
    @StateObject private var pass = Pass()

    var body: some View {
        CountView(counted: pass)
        SizeView(measured: pass)
        Button(pass.title) { pass.title = "Next" }
    }
}

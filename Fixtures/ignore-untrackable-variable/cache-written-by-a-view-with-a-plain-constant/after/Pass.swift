import SwiftUI

@Observable
final class Pass {
    var title = "First"
    @ObservationIgnored var count = 0
    @ObservationIgnored var sizes: [Int] = []
}

struct PassView: View {
    @State private var pass = Pass()

    var body: some View {
        CountView(counted: pass)
        SizeView(measured: pass)
        Button(pass.title) { pass.title = "Next" }
    }
}

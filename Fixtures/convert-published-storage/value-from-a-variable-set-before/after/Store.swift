import SwiftUI

@Observable
final class Depot {
    var a: Int
    var b: Int
    @ObservationIgnored var c: Int

    init(a: Int) {
        self.a = a
        c = a
        b = c + 1
    }
}

struct DepotView: View {
    var depot: Depot

    var body: some View { Text("\(depot.a) \(depot.c)") }
}

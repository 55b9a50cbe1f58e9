import SwiftUI

final class Depot: ObservableObject {
    @Published var a: Int
    @Published var b: Int
    var c: Int

    init(a: Int) {
        _a = Published(initialValue: a)
        c = a
        _b = Published(initialValue: c + 1)
    }
}

struct DepotView: View {
    @ObservedObject var depot: Depot

    var body: some View { Text("\(depot.a) \(depot.c)") }
}

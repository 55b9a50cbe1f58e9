import SwiftUI

struct BakeryView: View {
    @State private var bakery = Bakery()

    var body: some View {
        Counter()
            .environment(bakery)
    }
}

struct Counter: View {
    @Environment(Bakery.self) private var bakery

    var body: some View {
        Text("\(bakery.loaves)")
    }
}

import SwiftUI

struct BakeryView: View {
    @StateObject private var bakery = Bakery()

    var body: some View {
        Counter()
            .environmentObject(bakery)
    }
}

struct Counter: View {
    @EnvironmentObject private var bakery: Bakery

    var body: some View {
        Text("\(bakery.loaves)")
    }
}

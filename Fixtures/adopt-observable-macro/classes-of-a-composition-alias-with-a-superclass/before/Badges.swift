import SwiftUI

protocol Titled {
    var title: String { get }
}

final class Counter: BadgeState, Titled {
    let title = "Count"
    @Published var count = 0
}

final class Stamp: BadgeState {
    @Published var date = Date()
}

final class Label: Shown {
    let id = 1
    @Published var text = ""
}

struct BadgeView: View {
    @ObservedObject var counter: Counter
    @ObservedObject var stamp: Stamp
    @ObservedObject var label: Label

    var body: some View {
        Text("\(counter.count) \(stamp.date) \(label.text)")
    }
}

import SwiftUI

protocol Titled {
    var title: String { get }
}

@Observable
final class Counter: BadgeState, Titled {
    let title = "Count"
    var count = 0
}

@Observable
final class Stamp: BadgeState {
    var date = Date()
}

@Observable
final class Label: Shown {
    let id = 1
    var text = ""
}

struct BadgeView: View {
    var counter: Counter
    var stamp: Stamp
    var label: Label

    var body: some View {
        Text("\(counter.count) \(stamp.date) \(label.text)")
    }
}

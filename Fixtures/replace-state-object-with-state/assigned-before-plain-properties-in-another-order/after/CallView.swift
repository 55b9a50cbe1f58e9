import SwiftUI

@Observable
final class Line {
    var seconds: Int

    init(_ seconds: Int) { self.seconds = seconds }
}

struct CallView: View {
    @State private var other: Line
    @State private var call: Line
    @State private var contact: Line
    private let limit: Int
    private let counter: Counter

    /// A parameter has the name of a property, and a label too.
    init(limit: Int, call: Int) {
        self.limit = limit
        self.counter = Counter(call: call)
        _call = State(wrappedValue: Line(call))
        _contact = State(wrappedValue: Line(call + 1))
        _other = State(wrappedValue: Line(3))
        self.counter.call = 1
    }

    var body: some View {
        Text("\(other.seconds) \(call.seconds) \(contact.seconds) \(limit)")
    }
}

final class Counter {
    var call: Int

    init(call: Int) { self.call = call }
}

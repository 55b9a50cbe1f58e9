import SwiftUI

final class Line: ObservableObject {
    @Published var seconds: Int

    init(_ seconds: Int) { self.seconds = seconds }
}

struct CallView: View {
    @StateObject private var other: Line
    @StateObject private var call: Line
    @StateObject private var contact: Line
    private let limit: Int
    private let counter: Counter

    /// A parameter has the name of a property, and a label too.
    init(limit: Int, call: Int) {
        _call = StateObject(wrappedValue: Line(call))
        _contact = StateObject(wrappedValue: Line(call + 1))
        _other = StateObject(wrappedValue: Line(3))
        self.limit = limit
        self.counter = Counter(call: call)
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

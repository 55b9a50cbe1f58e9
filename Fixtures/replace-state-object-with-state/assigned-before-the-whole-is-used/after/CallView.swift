import SwiftUI

@Observable
final class Line {
    var seconds: Int

    init(_ seconds: Int) { self.seconds = seconds }
}

struct CallView: View {
    @State private var line: Line
    private var limit = 0
    private let first: Int

    init(first: Int) {
        self.first = first
        _line = State(wrappedValue: Line(first))
        self.limit = doubled()
    }

    init(second: Int) {
        self.first = second
        _line = State(wrappedValue: Line(second))
        limit = self.doubled()
    }

    init(third: Int) {
        self.first = third
        _line = State(wrappedValue: Line(third))
        limit = Self.double(of: self)
    }

    func doubled() -> Int { first * 2 }

    static func double(of view: CallView) -> Int { view.first * 2 }

    var body: some View {
        Text("\(line.seconds) \(limit) \(first)")
    }
}

import SwiftUI

final class Line: ObservableObject {
    @Published var seconds: Int

    init(_ seconds: Int) { self.seconds = seconds }
}

struct CallView: View {
    @StateObject private var line: Line
    private var limit = 0
    private let first: Int

    init(first: Int) {
        _line = StateObject(wrappedValue: Line(first))
        self.first = first
        self.limit = doubled()
    }

    init(second: Int) {
        self.first = second
        _line = StateObject(wrappedValue: Line(second))
        limit = self.doubled()
    }

    init(third: Int) {
        self.first = third
        _line = StateObject(wrappedValue: Line(third))
        limit = Self.double(of: self)
    }

    func doubled() -> Int { first * 2 }

    static func double(of view: CallView) -> Int { view.first * 2 }

    var body: some View {
        Text("\(line.seconds) \(limit) \(first)")
    }
}

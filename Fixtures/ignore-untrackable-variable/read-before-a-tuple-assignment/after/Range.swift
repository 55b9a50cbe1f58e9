import SwiftUI

@Observable
final class Span {
    var low: Int
    var high: Int
    var a: Int
    var b: Int

    init() {
        a = 1
        b = _a + 1
        (low, high) = (_a, _b)
    }
}

struct SpanView: View {
    var span: Span

    var body: some View { Text("\(span.low) \(span.a)") }
}

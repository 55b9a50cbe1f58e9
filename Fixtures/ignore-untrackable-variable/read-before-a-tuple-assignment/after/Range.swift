import SwiftUI

@Observable
final class Span {
    var low: Int
    var high: Int
    @ObservationIgnored var a: Int
    @ObservationIgnored var b: Int

    init() {
        a = 1
        b = a + 1
        (low, high) = (a, b)
    }
}

struct SpanView: View {
    var span: Span

    var body: some View { Text("\(span.low) \(span.a)") }
}

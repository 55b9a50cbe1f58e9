import SwiftUI

final class Span: ObservableObject {
    @Published var low: Int
    @Published var high: Int
    var a: Int
    var b: Int

    init() {
        a = 1
        b = a + 1
        (low, high) = (a, b)
    }
}

struct SpanView: View {
    @ObservedObject var span: Span

    var body: some View { Text("\(span.low) \(span.a)") }
}

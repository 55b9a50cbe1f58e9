import SwiftUI

final class Bars: ObservableObject {
    @Published var base = 0.0
    @Published var values: [Double] = [1, 2]
    var range: Double { (values.max() ?? 0) - base }
}

/// It is given a value, which the body reads.
struct Column: Shape {
    let range: Double

    func path(in rect: CGRect) -> Path {
        Path(CGRect(x: 0, y: 0, width: 1, height: range))
    }
}

/// It is given a closure, which reads while it draws.
struct LateColumn: Shape {
    let range: () -> Double

    func path(in rect: CGRect) -> Path {
        Path(CGRect(x: 0, y: 0, width: 1, height: range()))
    }
}

struct Framed<Content: View>: View {
    @ObservedObject var bars: Bars
    let content: Content

    var body: some View {
        content
        Column(range: bars.range)
    }
}

struct LateFramed<Content: View>: View {
    @ObservedObject var bars: Bars
    let content: Content

    var body: some View {
        content
        LateColumn(range: { bars.range })
    }
}

import SwiftUI
@Observable
final class Wave {
    var phase = 0.0
    var size = 1.0
    func y(at x: Double) -> Double { sin(x + phase) }
    func paint(_ c: inout GraphicsContext) { c.opacity = size }
}
struct WaveView: View {
    var wave: Wave
    var body: some View {
        let _ = wave.phase
        Canvas { context, size in
            var path = Path()
            path.addLine(to: CGPoint(x: 0, y: wave.y(at: 1)))
        }
    }
}
struct Card: View {
    var m: Wave
    var body: some View {
        let _ = m.size
        Canvas(renderer: draw)
    }
    func draw(_ c: inout GraphicsContext, _ s: CGSize) { c.opacity = m.size }
}
struct Align: View {
    var m: Wave
    var body: some View {
        let _ = m.size
        Text("a").alignmentGuide(.top, computeValue: f)
    }
    func f(_ d: ViewDimensions) -> CGFloat { m.size }
}
struct R { let m: Wave; func draw(_ c: inout GraphicsContext) { c.opacity = m.size } }
struct Other: View {
    var m: Wave
    var body: some View {
        let _ = m.size
        let r = R(m: m)
        return Canvas { c, s in r.draw(&c) }
    }
}
struct Fixed: View {
    var m: Wave
    var body: some View {
        let _ = m.size
        Canvas { c, _ in Self.draw(&c, m) }
    }
    static func draw(_ c: inout GraphicsContext, _ m: Wave) { m.paint(&c) }
}
struct S: Shape { let f: () -> Double; func path(in r: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: f(), height: 1)) } }
struct Shaped: View {
    var m: Wave
    var body: some View {
        let _ = m.size
        S { m.size }
    }
}

import SwiftUI

@Observable
final class Canvas {
    var title = ""
    /// Written by what overrides the method that a view calls.
    @ObservationIgnored var strokes = 0
    /// By what overrides a method that this one calls.
    @ObservationIgnored var fills = 0
    /// By what overrides a method that an action calls.
    var clears = 0
}

class Painter {
    let canvas: Canvas

    init(canvas: Canvas) { self.canvas = canvas }

    func paint() { fill() }

    func fill() {}

    func clear() {}
}

final class BrushPainter: Painter {
    override func paint() {
        canvas.strokes += 1
        super.paint()
    }

    override func fill() { canvas.fills += 1 }

    override func clear() { canvas.clears += 1 }
}

struct CanvasView: View {
    var canvas: Canvas
    let painter: Painter

    var body: some View {
        painter.paint()
        return VStack {
            Text("\(canvas.title) \(canvas.strokes) \(canvas.fills) \(canvas.clears)")
            Button("Clear") { painter.clear() }
        }
    }
}

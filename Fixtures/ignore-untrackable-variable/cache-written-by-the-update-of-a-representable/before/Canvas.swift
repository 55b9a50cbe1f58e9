import SwiftUI

final class Sketch: ObservableObject {
    @Published var strokes: [String] = []
    var drawn: [String] = []
    var passes = 0
    var made = 0
    var taps = 0

    func notePass() {
        passes += 1
    }

    func tap() {
        taps += 1
    }
}

struct SketchCanvas: UIViewRepresentable {
    @ObservedObject var sketch: Sketch

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIView {
        sketch.made += 1
        return UIView()
    }

    func updateUIView(_ view: UIView, context: Context) {
        guard sketch.drawn != sketch.strokes else { return }
        sketch.drawn = sketch.strokes
        sketch.notePass()
        context.coordinator.onTap = { sketch.tap() }
    }

    final class Coordinator {
        var onTap: () -> Void = {}
    }
}

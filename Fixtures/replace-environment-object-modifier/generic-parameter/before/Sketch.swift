import Combine

final class Sketch: ObservableObject {
    @Published var strokes = 0
}

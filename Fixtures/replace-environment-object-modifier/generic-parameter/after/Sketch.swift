import Observation

@Observable
final class Sketch {
    var strokes = 0
}

import Observation

@Observable
final class StepCounter {
    var steps = 0
}

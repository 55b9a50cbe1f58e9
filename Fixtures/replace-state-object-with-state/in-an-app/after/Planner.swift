import Observation

@Observable
final class Planner {
    var tasks: [String] = []
}

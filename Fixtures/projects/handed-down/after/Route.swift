import Observation

@Observable
final class Route {
    var stops = ["Harbour"]
    var isCircular = false
}

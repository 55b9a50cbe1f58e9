import Observation

@Observable
final class Deployment {
    var version = "1.0"
}

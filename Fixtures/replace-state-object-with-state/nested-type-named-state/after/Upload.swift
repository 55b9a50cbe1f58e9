import Observation

@Observable
final class Upload {
    var progress = 0.0
}

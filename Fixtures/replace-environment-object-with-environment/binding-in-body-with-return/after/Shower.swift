import Observation

@Observable
final class Shower {
    var isHot = true
}

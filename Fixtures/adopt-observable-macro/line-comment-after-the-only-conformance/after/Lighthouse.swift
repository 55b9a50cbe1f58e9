import Observation

@Observable
final class Lighthouse {  // one per island
    var isLit = false
}

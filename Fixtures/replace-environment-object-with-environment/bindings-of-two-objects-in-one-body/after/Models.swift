import Observation

@Observable
final class Harbour {
    var name = ""
}

@Observable
final class Lighthouse {
    var isLit = false
}

import Observation

@Observable
final class Guide {
    var chapter = 1
}

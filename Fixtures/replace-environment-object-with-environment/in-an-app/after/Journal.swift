import Observation

@Observable
final class Journal {
    var entries = 0
}

import Observation

@Observable
final class Harbour {
    var name = ""
}

import Observation

@Observable
final class Poem {
    var verse = ""
}

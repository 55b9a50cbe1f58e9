import Observation

@Observable
final class Tag {
    var name = "new"
}

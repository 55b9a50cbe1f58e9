import Observation

@Observable
final class Draft {
    var text = ""
}

import Observation

@Observable
final class Cursor {
    var x = 0; var y = 0
}

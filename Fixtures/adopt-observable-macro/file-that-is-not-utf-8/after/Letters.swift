import Observation

@Observable
final class Letters {
    var text = "abc"
}

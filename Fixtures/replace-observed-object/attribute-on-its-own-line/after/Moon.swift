import Observation

@Observable
final class Moon {
    var phase = "new"
}

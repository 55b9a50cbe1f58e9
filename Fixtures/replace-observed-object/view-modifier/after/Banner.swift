import Observation

@Observable
final class Banner {
    var message = ""
}

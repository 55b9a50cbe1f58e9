import Observation

@Observable
final class LoginSession {
    var user = "eve"
}

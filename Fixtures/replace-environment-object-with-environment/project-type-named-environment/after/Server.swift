import Observation

@Observable
final class Server {
    var environment = Environment.staging
}

import Observation

@Observable
final class Notices {
    var latest: String?
}

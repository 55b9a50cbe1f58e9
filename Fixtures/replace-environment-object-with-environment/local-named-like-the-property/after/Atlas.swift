import Observation

@Observable
final class Atlas {
    var place = ""
}

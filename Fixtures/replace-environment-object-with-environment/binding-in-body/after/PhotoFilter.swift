import Observation

@Observable
final class PhotoFilter {
    var isVivid = false
}

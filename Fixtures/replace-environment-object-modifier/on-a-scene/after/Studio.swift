import Observation

@Observable
final class Studio {
    var tracks = 16
}

import Observation

@Observable
final class Stamp: Decodable {
    let serial: Int
    let country: String
}

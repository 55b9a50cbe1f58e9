import Combine

final class Stamp: ObservableObject, Decodable {
    let serial: Int
    let country: String
}

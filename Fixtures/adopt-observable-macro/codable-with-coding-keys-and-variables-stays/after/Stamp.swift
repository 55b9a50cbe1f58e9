import Combine

final class Stamp: ObservableObject, Codable {
    var serial = 1

    enum CodingKeys: String, CodingKey {
        case serial
    }
}

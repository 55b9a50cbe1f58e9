import Observation

@Observable
final class Stamp: Codable {
    let serial: Int

    init(serial: Int) {
        self.serial = serial
    }

    enum CodingKeys: String, CodingKey {
        case serial
    }
}

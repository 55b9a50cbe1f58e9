import Combine

final class Stamp: ObservableObject, Codable {
    let serial: Int

    init(serial: Int) {
        self.serial = serial
    }

    enum CodingKeys: String, CodingKey {
        case serial
    }
}

import Combine

final class Stamp: ObservableObject, Codable {
    let serial: Int
    let country: String

    init(serial: Int, country: String) {
        self.serial = serial
        self.country = country
    }
}

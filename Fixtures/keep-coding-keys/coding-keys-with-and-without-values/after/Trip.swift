import SwiftUI

@Observable
final class Trip: Codable {
    var title = ""
    var stops: [String] = []
    var length = 0.0
    var isOpen = false

    private enum CodingKeys: String, CodingKey {
        case _title = "title", _stops = "stop_list" // since 2.0
        case _length = "length"
    }
}

@Observable
final class Leg: Encodable {
    var from = ""
    var to = ""
    let number: Int

    init(number: Int) {
        self.number = number
    }

    enum CodingKeys: String, CodingKey {
        case _from = "from", _to = "to", number
    }
}

extension Stop {
    enum CodingKeys: String, CodingKey {
        case _name = "n"
    }
}

@Observable
final class Stop: Decodable {
    var name = ""
}

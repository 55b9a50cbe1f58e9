import SwiftUI

@Observable
final class Trip: Encodable {
    var title = "" {
        didSet { print(title) }
    }
    var length = 0.0

    enum CodingKeys: String, CodingKey {
        case _title = "title"
        case _length = "length"
    }
}

@Observable
final class Leg {
    var from = ""

    enum CodingKeys: String, CodingKey {
        case _from = "from"
    }
}

extension Leg: Decodable {}

import Observation

@Observable
final class Invoice: Codable {
    var number: Int
    var isPaid: Bool

    enum CodingKeys: String, CodingKey {
        case number, isPaid
    }

    init(number: Int, isPaid: Bool = false) {
        self.number = number
        self.isPaid = isPaid
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        number = try container.decode(Int.self, forKey: .number)
        isPaid = try container.decode(Bool.self, forKey: .isPaid)
    }

    func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(number, forKey: .number)
        try container.encode(isPaid, forKey: .isPaid)
    }
}

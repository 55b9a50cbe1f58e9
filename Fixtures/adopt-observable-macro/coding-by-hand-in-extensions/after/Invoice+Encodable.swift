extension Invoice: Encodable {
    enum CodingKeys: String, CodingKey {
        case number
    }

    func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(number, forKey: .number)
    }
}

import SwiftUI

@Observable
final class Trip: Codable {
    let id: Int
    var title = ""
    @ObservationIgnored var cachedLength: Double?

    enum CodingKeys: String, CodingKey {
        case id
        case _title = "title"
        case cachedLength
    }

    init(id: Int) {
        self.id = id
    }

    var length: Double {
        access(keyPath: \.title)
        if let cachedLength { return cachedLength }
        let length = Double(title.count)
        cachedLength = length
        return length
    }
}

import SwiftUI

final class Trip: ObservableObject, Codable {
    var title = ""
    var stops: [String] = []
    var length = 0.0
    var isOpen = false

    private enum CodingKeys: String, CodingKey {
        case title, stops = "stop_list" // since 2.0
        case length
    }
}

final class Leg: ObservableObject, Encodable {
    var from = "", to = ""
    let number: Int

    init(number: Int) {
        self.number = number
    }

    enum CodingKeys: CodingKey {
        case from, to, number
    }
}

extension Stop {
    enum CodingKeys: String, CodingKey {
        case name = "n"
    }
}

final class Stop: ObservableObject, Decodable {
    var name = ""
}

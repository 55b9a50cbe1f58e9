import SwiftUI

@Observable
final class Place: Codable { var name = ""; enum CodingKeys: String, CodingKey { case _name = "name" }; init() {} }

@Observable
final class Town: Codable { var name = ""; private(set) var houses: [String]?; enum CodingKeys: String, CodingKey { case _name = "name", _houses = "houses" } }

@Observable
final class Street: Codable {
    let id = 1
    var name = ""; enum CodingKeys: String, CodingKey { case id, _name = "name" }; func rename(_ name: String) {
        self.name = name
    }
}

@Observable
final class House: Codable {
    var floors = 1
    var rooms = 2; enum CodingKeys: String, CodingKey { case _floors = "floors", _rooms = "rooms" } }

struct Map {
    @Observable
    final class Pin: Codable { var x = 0; var y = 0; enum CodingKeys: String, CodingKey { case _x = "x", _y = "y" } }
}

@Observable
final class River: Codable {
    var name = "";

    enum CodingKeys: String, CodingKey {
        case _name = "name"
    }

    var text: String { name }
}

@Observable
final class Lake: Codable {
    var depth = 1 // in metres

    enum CodingKeys: String, CodingKey {
        case _depth = "depth"
    }

    var text: String { "\(depth)" }
}

struct PlacesView: View {
    var place: Place
    var town: Town

    var body: some View { Text(place.name + town.name) }
}

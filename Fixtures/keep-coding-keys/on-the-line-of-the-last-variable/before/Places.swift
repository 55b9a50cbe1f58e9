import SwiftUI

final class Place: ObservableObject, Codable { var name = ""; init() {} }

final class Town: ObservableObject, Codable { var name = ""; private(set) var houses: [String]? }

final class Street: ObservableObject, Codable {
    let id = 1
    var name = ""; func rename(_ name: String) {
        self.name = name
    }
}

final class House: ObservableObject, Codable {
    var floors = 1
    var rooms = 2 }

struct Map {
    final class Pin: ObservableObject, Codable { var x = 0, y = 0 }
}

final class River: ObservableObject, Codable {
    var name = "";

    var text: String { name }
}

final class Lake: ObservableObject, Codable {
    var depth = 1 // in metres

    var text: String { "\(depth)" }
}

struct PlacesView: View {
    @ObservedObject var place: Place
    @ObservedObject var town: Town

    var body: some View { Text(place.name + town.name) }
}

import SwiftUI

@Observable
final class Trip: Codable {
    static let limit = 5
    let id: Int
    var title = "" // as shown
    private(set) var stops: [String]?

    enum CodingKeys: String, CodingKey {
        case id
        case _title = "title"
        case _stops = "stops"
    }

    var isLong: Bool { (stops ?? []).count > Self.limit }

    init(id: Int) {
        self.id = id
    }
}

struct TripView: View {
    @Bindable var trip: Trip

    var body: some View {
        TextField("Title", text: $trip.title)
    }
}

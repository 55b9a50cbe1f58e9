import SwiftUI

final class Trip: ObservableObject, Codable {
    static let limit = 5
    let id: Int
    var title = "" // as shown
    private(set) var stops: [String]?

    var isLong: Bool { (stops ?? []).count > Self.limit }

    init(id: Int) {
        self.id = id
    }
}

struct TripView: View {
    @ObservedObject var trip: Trip

    var body: some View {
        TextField("Title", text: $trip.title)
    }
}

import SwiftUI

struct TripView: View {
    @StateObject private var trip: Trip

    init(trip: @autoclosure @escaping () -> Trip) {
        _trip = StateObject(wrappedValue: trip())
    }

    var body: some View {
        Text("\(trip.days)")
    }
}

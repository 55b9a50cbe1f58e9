import SwiftUI

struct TripView: View {
    @State private var trip: Trip

    init(trip: @autoclosure @escaping () -> Trip) {
        _trip = State(wrappedValue: trip())
    }

    var body: some View {
        Text("\(trip.days)")
    }
}

import Observation

@Observable
final class Parcel: Identifiable {
    var weight = 0
}

enum Delivery {
    case direct(Parcel)
    case forwarded(stops: Int, parcel: Parcel)
    indirect case tracked(Delivery)
    case none
}

@Observable
final class Depot {
    var parcels: [Parcel] = []
    var next = Delivery.none
    var last: Delivery?
}

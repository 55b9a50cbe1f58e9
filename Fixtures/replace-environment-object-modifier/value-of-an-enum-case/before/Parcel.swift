import Combine

final class Parcel: ObservableObject, Identifiable {
    @Published var weight = 0
}

enum Delivery {
    case direct(Parcel)
    case forwarded(stops: Int, parcel: Parcel)
    indirect case tracked(Delivery)
    case none
}

final class Depot: ObservableObject {
    @Published var parcels: [Parcel] = []
    @Published var next = Delivery.none
    @Published var last: Delivery?
}

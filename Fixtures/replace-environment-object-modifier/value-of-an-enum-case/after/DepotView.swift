import SwiftUI

struct ParcelView: View {
    @Environment(Parcel.self) private var parcel

    var body: some View {
        Text("\(parcel.weight)")
    }
}

struct DepotView: View {
    @State private var depot = Depot()

    var body: some View {
        switch depot.next {
        case .direct(let parcel):
            ParcelView().environment(parcel)
        case let .forwarded(stops: _, parcel: parcel):
            ParcelView().environment(parcel)
        case .tracked(.direct(let parcel)):
            ParcelView().environment(parcel)
        case .tracked, .none:
            EmptyView()
        }
        if case .direct(let parcel)? = depot.last {
            ParcelView().environment(parcel)
        }
        if case let .some(.direct(parcel)) = depot.last {
            ParcelView().environment(parcel)
        }
        if case let parcel? = depot.parcels.first {
            ParcelView().environment(parcel)
        }
    }
}

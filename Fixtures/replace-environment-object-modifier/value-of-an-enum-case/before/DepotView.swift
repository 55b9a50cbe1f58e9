import SwiftUI

struct ParcelView: View {
    @EnvironmentObject private var parcel: Parcel

    var body: some View {
        Text("\(parcel.weight)")
    }
}

struct DepotView: View {
    @StateObject private var depot = Depot()

    var body: some View {
        switch depot.next {
        case .direct(let parcel):
            ParcelView().environmentObject(parcel)
        case let .forwarded(stops: _, parcel: parcel):
            ParcelView().environmentObject(parcel)
        case .tracked(.direct(let parcel)):
            ParcelView().environmentObject(parcel)
        case .tracked, .none:
            EmptyView()
        }
        if case .direct(let parcel)? = depot.last {
            ParcelView().environmentObject(parcel)
        }
        if case let .some(.direct(parcel)) = depot.last {
            ParcelView().environmentObject(parcel)
        }
        if case let parcel? = depot.parcels.first {
            ParcelView().environmentObject(parcel)
        }
    }
}

import Combine
import SwiftUI
import VendorContainer

@Observable
final class Alarms {
    var isMuted = false {
        willSet { isMutedSubject.send(newValue) }
    }
    @ObservationIgnored private(set) lazy var isMutedSubject = CurrentValueSubject<Bool, Never>(_isMuted)
}

struct Root: View {
    let container: VendorContainer
    @State private var isMuted = false

    var body: some View {
        Text(isMuted ? "Muted" : "")
            .onReceive(container.resolve(Alarms.self)!.isMutedSubject.dropFirst()) { isMuted = $0 }
    }
}

// A variable of the same name whose type is not written.
struct Tests {
    let container = Root(container: VendorContainer()).container
}

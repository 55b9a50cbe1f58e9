import SwiftUI
import VendorContainer

final class Alarms: ObservableObject {
    @Published var isMuted = false
}

struct Root: View {
    let container: VendorContainer
    @State private var isMuted = false

    var body: some View {
        Text(isMuted ? "Muted" : "")
            .onReceive(container.resolve(Alarms.self)!.$isMuted.dropFirst()) { isMuted = $0 }
    }
}

// A variable of the same name whose type is not written.
struct Tests {
    let container = Root(container: VendorContainer()).container
}

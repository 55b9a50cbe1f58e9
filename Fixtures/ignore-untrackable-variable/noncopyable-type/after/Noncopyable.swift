import SwiftUI

struct Handle: ~Copyable {
    var fd = 1
}

enum Slot: ~Copyable {
    case empty
    case full(Handle)
}

@Observable
final class Port {
    var name = ""
    @ObservationIgnored var handle = Handle()
    @ObservationIgnored var spare: Handle?
    @ObservationIgnored private var slot = Slot.empty
    let constant = Handle()
}

struct PortView: View {
    var port: Port

    var body: some View { Text("\(port.handle.fd) \(port.name)") }
}

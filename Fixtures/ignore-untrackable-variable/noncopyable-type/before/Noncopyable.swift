import SwiftUI

struct Handle: ~Copyable {
    var fd = 1
}

enum Slot: ~Copyable {
    case empty
    case full(Handle)
}

final class Port: ObservableObject {
    @Published var name = ""
    var handle = Handle()
    var spare: Handle?
    private var slot = Slot.empty
    let constant = Handle()
}

struct PortView: View {
    @ObservedObject var port: Port

    var body: some View { Text("\(port.handle.fd) \(port.name)") }
}

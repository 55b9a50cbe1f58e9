import SwiftUI

struct RegistryView: View {
    let registry: Registry

    var body: some View {
        Text("Honey").environmentObject(registry.object(\.beehive))
    }
}

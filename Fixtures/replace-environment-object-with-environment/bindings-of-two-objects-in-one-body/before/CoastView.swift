import SwiftUI

struct CoastView: View {
    @EnvironmentObject private var lighthouse: Lighthouse
    @EnvironmentObject private var harbour: Harbour

    var body: some View {
        VStack {
            TextField("Harbour", text: $harbour.name)
            Toggle("Light", isOn: $lighthouse.isLit)
            TextField("Name again", text: $harbour.name)
        }
    }
}

import SwiftUI

struct CoastView: View {
    @Environment(Lighthouse.self) private var lighthouse
    @Environment(Harbour.self) private var harbour

    var body: some View {
        @Bindable var lighthouse = lighthouse
        @Bindable var harbour = harbour
        VStack {
            TextField("Harbour", text: $harbour.name)
            Toggle("Light", isOn: $lighthouse.isLit)
            TextField("Name again", text: $harbour.name)
        }
    }
}

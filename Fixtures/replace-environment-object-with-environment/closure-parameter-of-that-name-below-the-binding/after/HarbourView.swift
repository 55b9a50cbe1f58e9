import SwiftUI

struct HarbourView: View {
    @Environment(Harbour.self) private var harbour

    var body: some View {
        @Bindable var harbour = harbour
        VStack {
            TextField("Name", text: $harbour.name)
            ForEach(["Kiel", "Oslo"], id: \.self) { harbour in
                Text(harbour)
            }
            if let harbour = Optional("Bergen") {
                Text(harbour)
            }
        }
    }
}

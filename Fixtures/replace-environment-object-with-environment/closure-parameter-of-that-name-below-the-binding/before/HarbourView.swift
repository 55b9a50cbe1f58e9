import SwiftUI

struct HarbourView: View {
    @EnvironmentObject private var harbour: Harbour

    var body: some View {
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

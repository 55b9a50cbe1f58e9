import SwiftUI

struct AtlasView: View {
    @Environment(Atlas.self) private var atlas

    var body: some View {
        let atlas = "Atlas"
        TextField(atlas, text: Bindable(self.atlas).place)
    }
}

import SwiftUI

struct AtlasView: View {
    @EnvironmentObject private var atlas: Atlas

    var body: some View {
        let atlas = "Atlas"
        TextField(atlas, text: $atlas.place)
    }
}

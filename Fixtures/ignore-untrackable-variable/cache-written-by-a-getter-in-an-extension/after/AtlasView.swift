import SwiftUI

struct AtlasView: View {
    var atlas: Atlas

    var body: some View {
        VStack {
            ForEach(atlas.sortedPlaces, id: \.self) { place in
                Text(place)
            }
            Button("Look up") { atlas.noteLookup() }
            Text("\(atlas.lookups)")
        }
    }
}

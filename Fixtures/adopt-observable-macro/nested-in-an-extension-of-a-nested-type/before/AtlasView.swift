import SwiftUI

struct AtlasView: View {
    @StateObject private var model = Atlas.Maps.Screen.Model()

    var body: some View {
        Slider(value: $model.zoom, in: 1...8)
            .environmentObject(model)
    }
}

extension Atlas.Maps {
    struct Badge: View {
        @EnvironmentObject var model: Screen.Model

        var body: some View {
            Text("\(model.zoom)")
        }
    }
}

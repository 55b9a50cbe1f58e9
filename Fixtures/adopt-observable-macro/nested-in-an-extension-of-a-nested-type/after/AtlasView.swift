import SwiftUI

struct AtlasView: View {
    @State private var model = Atlas.Maps.Screen.Model()

    var body: some View {
        Slider(value: $model.zoom, in: 1...8)
            .environment(model)
    }
}

extension Atlas.Maps {
    struct Badge: View {
        @Environment(Screen.Model.self) var model

        var body: some View {
            Text("\(model.zoom)")
        }
    }
}

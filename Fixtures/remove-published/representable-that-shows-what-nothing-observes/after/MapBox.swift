import SwiftUI

@Observable
final class MapModel {
  var zoom = 1.0 { didSet { withMutation(keyPath: \.zoom) {} } }
  /// Nothing observes it.
  static var isDark = false

  func restyle() {
    MapModel.isDark = true
    zoom = 2
  }
}

// SwiftUI tracks what the update reads.
struct MapBox: UIViewRepresentable {
  var model: MapModel

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) {
    let _ = model.zoom
    view.isHidden = MapModel.isDark
  }
}

struct MapScreen: View {
  @State private var model = MapModel()

  var body: some View {
    MapBox(model: model)
    ZoomRow(model: model)
    Button("style") { model.restyle() }
  }
}

struct ZoomRow: View {
  var model: MapModel
  var body: some View { Text("\(model.zoom)") }
}

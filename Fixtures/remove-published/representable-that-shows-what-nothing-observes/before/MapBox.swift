import SwiftUI

final class MapModel: ObservableObject {
  @Published var zoom = 1.0
  /// Nothing observes it.
  static var isDark = false

  func restyle() {
    MapModel.isDark = true
    zoom = 2
  }
}

// SwiftUI tracks what the update reads.
struct MapBox: UIViewRepresentable {
  @ObservedObject var model: MapModel

  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) { view.isHidden = MapModel.isDark }
}

struct MapScreen: View {
  @StateObject private var model = MapModel()

  var body: some View {
    MapBox(model: model)
    ZoomRow(model: model)
    Button("style") { model.restyle() }
  }
}

struct ZoomRow: View {
  @ObservedObject var model: MapModel
  var body: some View { Text("\(model.zoom)") }
}

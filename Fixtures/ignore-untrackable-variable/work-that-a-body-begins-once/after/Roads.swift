import SwiftUI

/// What the body begins changes the roads once, and the label only where it is another one.
@Observable
final class Roads {
  private(set) var roads: [String] = []
  var label = ""
  @ObservationIgnored private var didLoad = false

  func load() {
    guard !didLoad else { return }
    didLoad = true
    Task { @MainActor in roads.append("A1") }
  }

  func show(_ new: String) {
    if label != new {
      Task { @MainActor in label += new }
    }
  }
}

struct RoadsView: View {
  let roads: Roads

  var body: some View {
    let _ = roads.load()
    let _ = roads.show("map")
    Text(roads.roads.joined() + roads.label)
  }
}

struct RoadCount: View {
  var roads: Roads

  var body: some View { Text("\(roads.roads.count)") }
}

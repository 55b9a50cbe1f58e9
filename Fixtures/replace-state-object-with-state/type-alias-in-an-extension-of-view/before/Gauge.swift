import SwiftUI

final class Gauge: ObservableObject {
  @Published var level = 0
}

extension View {
  typealias State = Int
}

struct GaugeView: View {
  @StateObject private var gauge = Gauge()

  var body: some View { Text("\(gauge.level)") }
}

/// Is no view, and does not have the alias.
struct GaugeMenu: Commands {
  @StateObject private var gauge = Gauge()

  var body: some Commands { CommandMenu("\(gauge.level)") { Text("Level") } }
}

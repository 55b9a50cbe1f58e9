import SwiftUI

@Observable
final class Gauge {
  var level = 0
}

extension View {
  typealias State = Int
}

struct GaugeView: View {
  @SwiftUI.State private var gauge = Gauge()

  var body: some View { Text("\(gauge.level)") }
}

/// Is no view, and does not have the alias.
struct GaugeMenu: Commands {
  @State private var gauge = Gauge()

  var body: some Commands { CommandMenu("\(gauge.level)") { Text("Level") } }
}

import SwiftUI

final class Panel {
  var lamps = ["hall": false]
  func flip() { lamps["hall"]?.toggle() }
}

/// Its subscript reads what nothing observes.
@Observable
final class Switches {
  private let panel = Panel()
  private(set) var presses = 0

  subscript(lamp: String) -> Bool {
    get {
      access(keyPath: \.presses)
      return panel.lamps[lamp] ?? false
    }
    set {
      panel.lamps[lamp] = newValue
      presses += 1
    }
  }

  func press() {
    panel.flip()
    presses += 1
  }
}

/// Its subscript reads a property that is tracked.
@Observable
final class Labels {
  private var texts = ["hall": "Hall"]

  subscript(lamp: String) -> String {
    get { texts[lamp] ?? "" }
    set { texts[lamp] = newValue }
  }

  func rename() { texts["hall"]? += "!" }
}

struct ContentView: View {
  @State private var switches = Switches()
  @State private var labels = Labels()

  var body: some View {
    Toggle("Hall", isOn: $switches["hall"])
    Row().environment(switches)
    TextField("Name", text: $labels["hall"])
    Footer(switches: switches)
    Button("Press") { switches.press() }
    Button("Rename") { labels.rename() }
  }
}

struct Row: View {
  @Environment(Switches.self) private var switches

  var body: some View {
    Toggle("Row", isOn: Bindable(self.switches)["hall"])
  }
}

struct Footer: View {
  var switches: Switches

  var body: some View {
    Text("\(switches.presses) presses")
  }
}

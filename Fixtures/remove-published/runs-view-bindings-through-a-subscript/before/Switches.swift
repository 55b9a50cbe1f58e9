import SwiftUI

final class Panel {
  var lamps = ["hall": false]
  func flip() { lamps["hall"]?.toggle() }
}

/// Its subscript reads what nothing observes.
final class Switches: ObservableObject {
  private let panel = Panel()
  @Published private(set) var presses = 0

  subscript(lamp: String) -> Bool {
    get { panel.lamps[lamp] ?? false }
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
final class Labels: ObservableObject {
  @Published private var texts = ["hall": "Hall"]

  subscript(lamp: String) -> String {
    get { texts[lamp] ?? "" }
    set { texts[lamp] = newValue }
  }

  func rename() { texts["hall"]? += "!" }
}

struct ContentView: View {
  @StateObject private var switches = Switches()
  @StateObject private var labels = Labels()

  var body: some View {
    Toggle("Hall", isOn: $switches["hall"])
    Row().environmentObject(switches)
    TextField("Name", text: $labels["hall"])
    Footer(switches: switches)
    Button("Press") { switches.press() }
    Button("Rename") { labels.rename() }
  }
}

struct Row: View {
  @EnvironmentObject private var switches: Switches

  var body: some View {
    Toggle("Row", isOn: self.$switches["hall"])
  }
}

struct Footer: View {
  @ObservedObject var switches: Switches

  var body: some View {
    Text("\(switches.presses) presses")
  }
}

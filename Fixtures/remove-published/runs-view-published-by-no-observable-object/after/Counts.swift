import SwiftUI

/// No object of the old system: only subscribers are told.
final class Counts {
  @Published var number = 0
}

@Observable
final class Panel {
  private(set) var isOn = false { didSet { withMutation(keyPath: \.isOn) {} } }
  let counts = Counts()

  func count() {
    counts.number += 1
    isOn = false
  }
}

struct ContentView: View {
  @State private var panel = Panel()

  var body: some View {
    Shown(panel: panel)
    Button("count", action: panel.count)
  }
}

struct Shown: View {
  var panel: Panel

  var body: some View { Text("\(panel.counts.number) \(panel.isOn)") }
}

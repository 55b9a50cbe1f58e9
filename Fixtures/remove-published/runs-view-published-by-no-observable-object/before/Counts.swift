import SwiftUI

/// No object of the old system: only subscribers are told.
final class Counts {
  @Published var number = 0
}

final class Panel: ObservableObject {
  @Published private(set) var isOn = false
  let counts = Counts()

  func count() {
    counts.number += 1
    isOn = false
  }
}

struct ContentView: View {
  @StateObject private var panel = Panel()

  var body: some View {
    Shown(panel: panel)
    Button("count", action: panel.count)
  }
}

struct Shown: View {
  @ObservedObject var panel: Panel

  var body: some View { Text("\(panel.counts.number) \(panel.isOn)") }
}

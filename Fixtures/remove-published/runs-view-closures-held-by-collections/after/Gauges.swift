import SwiftUI

final class Engine {
  static let shared = Engine()
  var heat = 0
}

let readings: [String: () -> Int] = ["heat": { Engine.shared.heat }]

enum Registry {
  static let titles: [String: () -> String] = ["heat": { "heat \(Engine.shared.heat)" }]
}

@Observable
final class Panel {
  private(set) var isBusy = false

  func warm() {
    Engine.shared.heat += 1
    isBusy.toggle()
  }
}

struct ContentView: View {
  @State private var panel = Panel()

  var body: some View {
    First(panel: panel)
    Second(panel: panel)
    Button("warm", action: panel.warm)
  }
}

struct First: View {
  var panel: Panel

  var body: some View {
    let _ = panel.isBusy
    Text("\(readings["heat"]?() ?? 0)")
  }
}

struct Second: View {
  var panel: Panel

  var body: some View {
    let _ = panel.isBusy
    Text(Registry.titles["heat"]?() ?? "")
  }
}

import SwiftUI

final class Pump { private(set) var strokes = 0; func run() { strokes += 1 } }

final class Tank: ObservableObject {
  @Published private(set) var level = 0
  let pump = Pump()

  func fill() {
    pump.run()
    level += 1
  }
}

/// The extension has no protocol, so its body is no result builder.
struct TankView: View {
  @ObservedObject var tank: Tank
}

extension TankView {
  var body: some View { Text("strokes \(tank.pump.strokes)") }
}

struct TankMark: ViewModifier {
  @ObservedObject var tank: Tank
}

extension TankMark {
  func body(content: Content) -> some View {
    VStack {
      content
      Text("\(tank.pump.strokes)")
    }
  }
}

/// Here it is one.
struct TankLabel {
  @ObservedObject var tank: Tank
}

extension TankLabel: View {
  var body: some View {
    Text("label")
    Text("\(tank.pump.strokes)")
  }
}

struct ContentView: View {
  @StateObject private var tank = Tank()

  var body: some View {
    TankView(tank: tank)
    TankLabel(tank: tank).modifier(TankMark(tank: tank))
    Button("fill", action: tank.fill)
  }
}

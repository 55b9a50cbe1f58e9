import SwiftUI

final class Pump { private(set) var strokes = 0; func run() { strokes += 1 } }

@Observable
final class Tank {
  private(set) var level = 0
  let pump = Pump()

  func fill() {
    pump.run()
    level += 1
  }
}

/// The extension has no protocol, so its body is no result builder.
struct TankView: View {
  var tank: Tank
}

extension TankView {
  var body: some View {
    let _ = tank.level
    return Text("strokes \(tank.pump.strokes)")
  }
}

struct TankMark: ViewModifier {
  var tank: Tank
}

extension TankMark {
  func body(content: Content) -> some View {
    let _ = tank.level
    return VStack {
      content
      Text("\(tank.pump.strokes)")
    }
  }
}

/// Here it is one.
struct TankLabel {
  var tank: Tank
}

extension TankLabel: View {
  var body: some View {
    let _ = tank.level
    Text("label")
    Text("\(tank.pump.strokes)")
  }
}

struct ContentView: View {
  @State private var tank = Tank()

  var body: some View {
    TankView(tank: tank)
    TankLabel(tank: tank).modifier(TankMark(tank: tank))
    Button("fill", action: tank.fill)
  }
}

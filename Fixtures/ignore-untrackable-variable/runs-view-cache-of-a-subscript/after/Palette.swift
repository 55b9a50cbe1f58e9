import SwiftUI

@Observable
final class Palette {
  var base = 1 {
    didSet { made = [:] }
  }
  var isInverted = false {
    didSet { made = [:] }
  }
  @ObservationIgnored private var made: [Int: String] = [:]

  subscript(index: Int) -> String {
    access(keyPath: \.base)
    access(keyPath: \.isInverted)
    if let color = made[index] { return color }
    let color = isInverted ? "color -\(base * index)" : "color \(base * index)"
    made[index] = color
    return color
  }
}

struct ContentView: View {
  @State private var palette = Palette()

  var body: some View {
    Stepper("base", value: $palette.base)
    Toggle("inverted", isOn: $palette.isInverted)
    Swatch(palette: palette, index: 1)
    Swatch(palette: palette, index: 2)
    Swatch(palette: palette, index: 1)
  }
}

struct Swatch: View {
  var palette: Palette
  let index: Int

  var body: some View { Text(palette[index]) }
}

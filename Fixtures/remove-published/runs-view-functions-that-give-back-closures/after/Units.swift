import SwiftUI

final class Units {
  static let shared = Units()
  var symbol = "km"
  var taps = 0
}

@Observable
final class Settings {
  private(set) var switches = 0

  func change() {
    Units.shared.symbol += "!"
    switches += 1
  }
}

func label(_ digits: Int) -> (Int) -> String {
  { distance in "\(distance).\(digits) \(Units.shared.symbol)" }
}

struct Formatter {
  func text(isLong: Bool) -> (Int) -> String {
    if isLong {
      return { "\($0) \(Units.shared.symbol)" }
    }
    return { "\($0)" }
  }
}

/// Its result is no value: it is an action.
func tap(_ settings: Settings) -> () -> Void {
  { settings.change() }
}

/// Nobody shows what the closure reads.
func log() -> () -> Void {
  { print(Units.shared.taps) }
}

struct ContentView: View {
  @State private var settings = Settings()

  var body: some View {
    Curried(settings: settings)
    Mapped(settings: settings)
    Silent(settings: settings)
    Text("\(settings.switches)")
    Button("Change", action: tap(settings))
  }
}

struct Curried: View {
  var settings: Settings

  var body: some View {
    let _ = settings.switches
    Text(label(1)(5))
    Button("Tap") { settings.change() }
  }
}

struct Mapped: View {
  var settings: Settings

  var body: some View {
    let _ = settings.switches
    Text([1, 2].map(Formatter().text(isLong: true)).joined())
    Button("Tap") { settings.change() }
  }
}

struct Silent: View {
  var settings: Settings

  var body: some View {
    Button("Log", action: log())
    Button("Tap") { settings.change() }
  }
}

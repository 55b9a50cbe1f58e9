import SwiftUI

enum Style: String {
  case plain, serif
}

@Observable
final class Reader {
  var page = 1
  @ObservationIgnored @AppStorage("style") private var _styleStorage: Style = .plain
  private var style: Style {
    get {
      Self.storeRegistrar.access(self, keyPath: \.style)
      return _styleStorage
    }
    set { Self.storeRegistrar.withMutation(of: self, keyPath: \.style) { _styleStorage = newValue } }
  }
  /// What one of the objects writes to the store updates the views of all.
  private static let storeRegistrar = ObservationRegistrar()
  @ObservationIgnored @AppStorage("isNight") private var _isNightStorage: Bool = false {
    didSet { changes += 1 }
  }
  private var isNight: Bool {
    get {
      Self.storeRegistrar.access(self, keyPath: \.isNight)
      return _isNightStorage
    }
    set { Self.storeRegistrar.withMutation(of: self, keyPath: \.isNight) { _isNightStorage = newValue } }
  }
  private(set) var changes = 0

  var look: String { isNight ? "dark \(style.rawValue)" : style.rawValue }

  func turnStyle() { style = style == .plain ? .serif : .plain }
  func turnNight() { isNight.toggle() }
}

struct ContentView: View {
  @State private var reader = Reader()

  var body: some View {
    Text("page \(reader.page) in \(reader.look)")
    Stepper("page", value: $reader.page)
    StyleView(reader: reader)
  }
}

struct StyleView: View {
  var reader: Reader

  var body: some View {
    Text(reader.look)
    Button("style") { reader.turnStyle() }
    Button("night \(reader.changes)") { reader.turnNight() }
  }
}

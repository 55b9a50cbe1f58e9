import SwiftUI

enum Style: String {
  case plain, serif
}

final class Reader: ObservableObject {
  @Published var page = 1
  @AppStorage("style") private var style: Style = .plain
  @AppStorage("isNight") private var isNight: Bool = false {
    didSet { changes += 1 }
  }
  @Published private(set) var changes = 0

  var look: String { isNight ? "dark \(style.rawValue)" : style.rawValue }

  func turnStyle() { style = style == .plain ? .serif : .plain }
  func turnNight() { isNight.toggle() }
}

struct ContentView: View {
  @StateObject private var reader = Reader()

  var body: some View {
    Text("page \(reader.page) in \(reader.look)")
    Stepper("page", value: $reader.page)
    StyleView(reader: reader)
  }
}

struct StyleView: View {
  @ObservedObject var reader: Reader

  var body: some View {
    Text(reader.look)
    Button("style") { reader.turnStyle() }
    Button("night \(reader.changes)") { reader.turnNight() }
  }
}

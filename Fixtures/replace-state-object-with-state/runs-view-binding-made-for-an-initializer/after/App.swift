import SwiftUI

@Observable
final class Styles {
  var names: [String: Bool] = [:]
  var updates = 0

  func has(_ name: String) -> Bool { names[name] == true }

  func binding(for name: String) -> Binding<Bool> {
    Binding(get: { self.has(name) }, set: { self.names[name] = $0 })
  }
}

struct StyleToggle: View {
  let name: String
  @Binding var isOn: Bool

  init(_ name: String, of styles: Styles) {
    self.name = name
    _isOn = styles.binding(for: name)
  }

  var body: some View { Toggle(name, isOn: $isOn) }
}

struct ContentView: View {
  @State private var styles = Styles()

  var body: some View {
    VStack {
      StyleToggle("bold", of: styles)
      StyleToggle("italic", of: styles)
      Text("updates \(styles.updates)")
      Button("update") { styles.updates += 1 }
    }
  }
}

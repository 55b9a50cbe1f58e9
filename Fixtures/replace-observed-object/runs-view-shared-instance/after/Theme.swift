import SwiftUI

@Observable
final class Theme {
  static let shared = Theme()

  var isDark = false
  var size = 12

  var name: String { isDark ? "dark" : "light" }
}

struct ContentView: View {
  @Bindable var theme = Theme.shared

  var body: some View {
    Text(theme.name)
    Toggle("dark", isOn: $theme.isDark)
    Page()
  }
}

struct Page: View {
  private let theme: Theme = .shared

  var body: some View {
    Text("size \(theme.size)")
    Button("larger") { Theme.shared.size += 1 }
  }
}

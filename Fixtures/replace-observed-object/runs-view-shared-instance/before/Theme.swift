import SwiftUI

final class Theme: ObservableObject {
  static let shared = Theme()

  @Published var isDark = false
  @Published var size = 12

  var name: String { isDark ? "dark" : "light" }
}

struct ContentView: View {
  @ObservedObject var theme = Theme.shared

  var body: some View {
    Text(theme.name)
    Toggle("dark", isOn: $theme.isDark)
    Page()
  }
}

struct Page: View {
  @ObservedObject private var theme: Theme = .shared

  var body: some View {
    Text("size \(theme.size)")
    Button("larger") { Theme.shared.size += 1 }
  }
}

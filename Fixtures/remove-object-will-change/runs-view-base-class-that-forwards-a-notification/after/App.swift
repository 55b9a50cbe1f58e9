import Combine
import SwiftUI

extension Notification.Name {
  static let themeChanged = Notification.Name("themeChanged")
}

/// No object of the old system: it tells by a notification.
final class Theme {
  static let shared = Theme()
  private(set) var name = "light"
  private(set) var width = 1
  var background: String { name + " background" }

  func toggle() {
    name = name == "light" ? "dark" : "light"
    width += 1
    NotificationCenter.default.post(name: .themeChanged, object: nil)
  }
}

@Observable
class Style {
  private(set) var theme: Theme = .shared
  var scale = 1
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init() {
    NotificationCenter.default.publisher(for: .themeChanged)
      .sink { [weak self] _ in self?.withMutation(keyPath: \.scale) {}; self?.withMutation(keyPath: \.theme) {} }
      .store(in: &cancellables)
  }
}

final class TabStyle: Style {
  var background: String { theme.background }
  var stroke: Int { theme.width * 2 }
}

@Observable
final class BarStyle: Style {
  private let inset = 4
  var isWide = false
  var width: Int { theme.width + inset + (isWide ? 10 : 0) }
}

struct BarView: View {
  @State private var style = BarStyle()

  var body: some View {
    Text("\(style.width)")
    Button("wide") { style.isWide.toggle() }
  }
}

struct TabView2: View {
  var style: TabStyle

  var body: some View {
    Text("\(style.background) \(style.stroke)")
  }
}

struct ContentView: View {
  @State private var style = TabStyle()

  var body: some View {
    Text("\(style.theme.name) \(style.scale)")
    TabView2(style: style)
    BarView()
    Button("toggle") { Theme.shared.toggle() }
  }
}

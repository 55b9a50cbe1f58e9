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

class Style: ObservableObject {
  let theme: Theme = .shared
  @Published var scale = 1
  private var cancellables: Set<AnyCancellable> = []

  init() {
    NotificationCenter.default.publisher(for: .themeChanged)
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &cancellables)
  }
}

final class TabStyle: Style {
  var background: String { theme.background }
  var stroke: Int { theme.width * 2 }
}

final class BarStyle: Style {
  private let inset = 4
  @Published var isWide = false
  var width: Int { theme.width + inset + (isWide ? 10 : 0) }
}

struct BarView: View {
  @StateObject private var style = BarStyle()

  var body: some View {
    Text("\(style.width)")
    Button("wide") { style.isWide.toggle() }
  }
}

struct TabView2: View {
  @ObservedObject var style: TabStyle

  var body: some View {
    Text("\(style.background) \(style.stroke)")
  }
}

struct ContentView: View {
  @StateObject private var style = TabStyle()

  var body: some View {
    Text("\(style.theme.name) \(style.scale)")
    TabView2(style: style)
    BarView()
    Button("toggle") { Theme.shared.toggle() }
  }
}

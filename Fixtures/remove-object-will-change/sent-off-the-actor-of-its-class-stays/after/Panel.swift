import SwiftUI

/// Sent on its actor.
@Observable
@MainActor
final class Panel {
  var title: String {
    access(keyPath: \.title)
    return UserDefaults.standard.string(forKey: "title") ?? ""
  }
}

@MainActor
class PanelStorage {
  var panel: Panel?

  func update() { panel?.withMutation(keyPath: \.title) {} }
}

final class PanelReader: Sendable {
  let panel: Panel

  init(panel: Panel) { self.panel = panel }

  func readAgain() {
    DispatchQueue.main.async {
      print("read")
      self.panel.withMutation(keyPath: \.title) {}
    }
  }

  func readLater() {
    let panel = panel
    Task { @MainActor in
      print("read")
      panel.withMutation(keyPath: \.title) {}
    }
  }

  @MainActor func readNow() { panel.withMutation(keyPath: \.title) {} }
}

struct PanelView: View {
  var panel: Panel

  var body: some View {
    Text(panel.title)
    Button("again") { panel.withMutation(keyPath: \.title) {} }
  }
}

/// What is announced is not on its actor.
@Observable
@MainActor
final class Badge {
  nonisolated var count: Int {
    access(keyPath: \.count)
    return UserDefaults.standard.integer(forKey: "badge")
  }
}

final class BadgeStorage {
  var badge: Badge?

  func update() { badge?.withMutation(keyPath: \.count) {} }
}

struct BadgeView: View {
  var badge: Badge

  var body: some View { Text("\(badge.count)") }
}

import SwiftUI

/// Sent on its actor.
@MainActor
final class Panel: ObservableObject {
  var title: String { UserDefaults.standard.string(forKey: "title") ?? "" }
}

@MainActor
class PanelStorage {
  var panel: Panel?

  func update() { panel?.objectWillChange.send() }
}

final class PanelReader: Sendable {
  let panel: Panel

  init(panel: Panel) { self.panel = panel }

  func readAgain() {
    DispatchQueue.main.async {
      print("read")
      self.panel.objectWillChange.send()
    }
  }

  func readLater() {
    let panel = panel
    Task { @MainActor in
      print("read")
      panel.objectWillChange.send()
    }
  }

  @MainActor func readNow() { panel.objectWillChange.send() }
}

struct PanelView: View {
  @ObservedObject var panel: Panel

  var body: some View {
    Text(panel.title)
    Button("again") { panel.objectWillChange.send() }
  }
}

/// What is announced is not on its actor.
@MainActor
final class Badge: ObservableObject {
  nonisolated var count: Int { UserDefaults.standard.integer(forKey: "badge") }
}

final class BadgeStorage {
  var badge: Badge?

  func update() { badge?.objectWillChange.send() }
}

struct BadgeView: View {
  @ObservedObject var badge: Badge

  var body: some View { Text("\(badge.count)") }
}

import SwiftUI

final class Warnings {
  static let shared = Warnings()
  var shown: [String] = []
  func show(_ text: String) { shown.append(text) }
}

enum Network {
  /// What it returns is known before it asks what was shown.
  static func isConnected() -> Bool {
    let isUp = isReachable()
    if !isUp, !Warnings.shared.shown.contains("network") { Warnings.shared.show("network") }
    return isUp
  }

  /// What this one returns depends on it.
  static func isQuiet() -> Bool {
    if Warnings.shared.shown.count > 2 { return false }
    return true
  }

  static func isReachable() -> Bool { true }
}

@Observable
final class Shelf {
  var apps = ["a"]
  var isLoading = false

  func install() {
    Warnings.shared.show("installed")
    isLoading = false
  }
}

struct ShelfView: View {
  var shelf: Shelf

  var body: some View {
    if Network.isConnected() { Text(shelf.apps.joined()) } else { Text("no network") }
    Button("install") { shelf.install() }
  }
}

@Observable
final class Desk {
  var names = ["a"]
  var isBusy = false { didSet { withMutation(keyPath: \.isBusy) {} } }

  func warn() {
    Warnings.shared.show("warned")
    isBusy = false
  }
}

struct DeskView: View {
  var desk: Desk

  var body: some View {
    let _ = desk.isBusy
    Text(Network.isQuiet() ? desk.names.joined() : "loud")
    Button("warn") { desk.warn() }
  }
}

struct ContentView: View {
  @State private var shelf = Shelf()
  @State private var desk = Desk()

  var body: some View {
    ShelfView(shelf: shelf)
    DeskView(desk: desk)
  }
}

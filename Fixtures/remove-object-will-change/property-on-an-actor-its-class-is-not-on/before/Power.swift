import Combine
import Foundation

/// No key path to a property on an actor can be formed off it, so this stays.
final class Power: ObservableObject {
  @MainActor var isOn: Bool { UserDefaults.standard.bool(forKey: "on") }

  func refresh() { objectWillChange.send() }
}

final class Light: ObservableObject {
  @MainActor var isOn: Bool { UserDefaults.standard.bool(forKey: "on") }

  @MainActor func refresh() { objectWillChange.send() }
}

@MainActor
final class Heat: ObservableObject {
  @MainActor var isOn: Bool { UserDefaults.standard.bool(forKey: "on") }

  func refresh() { objectWillChange.send() }
}

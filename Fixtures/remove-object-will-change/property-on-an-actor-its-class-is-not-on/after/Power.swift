import Combine
import Foundation
import Observation

/// No key path to a property on an actor can be formed off it, so this stays.
final class Power: ObservableObject {
  @MainActor var isOn: Bool { UserDefaults.standard.bool(forKey: "on") }

  func refresh() { objectWillChange.send() }
}

@Observable
final class Light {
  @MainActor var isOn: Bool {
    access(keyPath: \.isOn)
    return UserDefaults.standard.bool(forKey: "on")
  }

  @MainActor func refresh() { withMutation(keyPath: \.isOn) {} }
}

@Observable
@MainActor
final class Heat {
  @MainActor var isOn: Bool {
    access(keyPath: \.isOn)
    return UserDefaults.standard.bool(forKey: "on")
  }

  func refresh() { withMutation(keyPath: \.isOn) {} }
}

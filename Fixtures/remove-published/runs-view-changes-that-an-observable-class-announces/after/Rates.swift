import SwiftUI

final class Rates {
  static let shared = Rates()
  private(set) var euro = 1
  private(set) var dollar = 1

  func refresh() { euro += 1 }
  func adjust() { dollar += 1 }
}

/// Announces what it changes elsewhere, as after a migration.
@Observable
final class Sync {
  private(set) var isBusy = false
  private(set) var count = 0

  var rate: Int {
    access(keyPath: \.count)
    return Rates.shared.euro
  }

  func work() { isBusy.toggle() }

  func refresh() {
    Rates.shared.refresh()
    withMutation(keyPath: \.isBusy) {}
    self.withMutation(keyPath: \.count) {}
  }
}

@Observable
final class Preferences {
  var accent = "blue"
  private(set) var adjustments = 0

  func adjust() {
    Rates.shared.adjust()
    adjustments += 1
  }
}

struct ContentView: View {
  @State private var sync = Sync()
  @State private var preferences = Preferences()

  var body: some View {
    Told(sync: sync, preferences: preferences)
    ToldByMember(sync: sync, preferences: preferences)
    Untold(preferences: preferences)
    Button("Refresh") { sync.refresh() }
    Button("Work") { sync.work() }
    Button("Accent \(preferences.accent)") { preferences.accent += "!" }
    Button("Adjust \(preferences.adjustments)") { preferences.adjust() }
  }
}

struct Told: View {
  let sync: Sync
  var preferences: Preferences

  var body: some View {
    Text("\(Rates.shared.euro) \(sync.isBusy ? "busy" : "idle")")
    Button("Blue") { preferences.accent = "blue" }
  }
}

struct ToldByMember: View {
  let sync: Sync
  var preferences: Preferences

  var body: some View {
    Text("\(sync.rate)")
    Button("Red") { preferences.accent = "red" }
  }
}

struct Untold: View {
  var preferences: Preferences

  var body: some View {
    let _ = preferences.adjustments
    Text("\(Rates.shared.dollar) \(preferences.accent)")
  }
}

import SwiftUI

@Observable
final class Counter: ObservableObject {
  var launches: Int {
    didSet { UserDefaults.standard.set(launches, forKey: "launches") }
  }

  init() {
    launches = UserDefaults.standard.integer(forKey: "launches")
    launches += 1
  }
}

// Its first value calls no observer.
@Observable
final class Setting {
  var level: Int {
    didSet { UserDefaults.standard.set(level, forKey: "level") }
  }

  init() {
    level = UserDefaults.standard.integer(forKey: "level")
  }
}

struct CounterView: View {
  @StateObject private var counter = Counter()
  @State private var setting = Setting()

  var body: some View {
    Text("\(counter.launches)")
    Stepper("level", value: $setting.level)
  }
}

struct RootView: View {
  @State private var count = 0

  var body: some View {
    CounterView()
    Button("\(count)") { count += 1 }
  }
}

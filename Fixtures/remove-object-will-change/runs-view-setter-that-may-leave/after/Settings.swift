import SwiftUI

@MainActor enum Store {
  static var values: [String: Int] = [:]
}

@Observable
@MainActor final class Settings {
  var title = "settings"

  var a: Int {
    get {
      access(keyPath: \.a)
      return Store.values["a"] ?? 0
    }
    set {
      let old = Store.values["a"]
      if old == newValue { return }
      withMutation(keyPath: \.a) {
        Store.values["a"] = newValue
      }
    }
  }

  var b: Int {
    get {
      access(keyPath: \.b)
      return Store.values["b"] ?? 0
    }
    set {
      let value = max(0, newValue)
      if value != Store.values["b"] {
        Store.values["b"] = value
        withMutation(keyPath: \.b) {}
      }
    }
  }

  var c: Int {
    get {
      access(keyPath: \.c)
      return Store.values["c"] ?? 0
    }
    set {
      let value = max(0, newValue)
      guard value != Store.values["c"] else { return }
      withMutation(keyPath: \.c) {
        Store.values["c"] = value
      }
    }
  }

  var d: Int {
    get {
      access(keyPath: \.d)
      return Store.values["d"] ?? 0
    }
    set {
      withMutation(keyPath: \.d) {}
      guard newValue > 0 else { return }
      Store.values["d"] = newValue
    }
  }
}

struct ContentView: View {
  @State private var settings = Settings()
  var body: some View {
    A(settings: settings)
    B(settings: settings)
    C(settings: settings)
    D(settings: settings)
    TextField(settings.title, text: $settings.title)
  }
}

struct A: View {
  var settings: Settings
  var body: some View {
    Text("a \(settings.a)")
    Button("one a") { settings.a = 1 }
    Button("more a") { settings.a += 1 }
  }
}

struct B: View {
  var settings: Settings
  var body: some View {
    Text("b \(settings.b)")
    Button("one b") { settings.b = 1 }
    Button("more b") { settings.b += 1 }
  }
}

struct C: View {
  var settings: Settings
  var body: some View {
    Text("c \(settings.c)")
    Button("one c") { settings.c = 1 }
    Button("more c") { settings.c += 1 }
  }
}

struct D: View {
  var settings: Settings
  var body: some View {
    Text("d \(settings.d)")
    Button("one d") { settings.d = 1 }
    Button("more d") { settings.d += 1 }
    Button("less d") { settings.d = -1 }
  }
}

import SwiftUI

@MainActor enum Store {
  static var values: [String: Int] = [:]
}

@MainActor final class Settings: ObservableObject {
  @Published var title = "settings"

  var a: Int {
    get { Store.values["a"] ?? 0 }
    set {
      let old = Store.values["a"]
      if old == newValue { return }
      Store.values["a"] = newValue
      objectWillChange.send()
    }
  }

  var b: Int {
    get { Store.values["b"] ?? 0 }
    set {
      let value = max(0, newValue)
      if value != Store.values["b"] {
        Store.values["b"] = value
        objectWillChange.send()
      }
    }
  }

  var c: Int {
    get { Store.values["c"] ?? 0 }
    set {
      let value = max(0, newValue)
      guard value != Store.values["c"] else { return }
      objectWillChange.send()
      Store.values["c"] = value
    }
  }

  var d: Int {
    get { Store.values["d"] ?? 0 }
    set {
      objectWillChange.send()
      guard newValue > 0 else { return }
      Store.values["d"] = newValue
    }
  }
}

struct ContentView: View {
  @StateObject private var settings = Settings()
  var body: some View {
    A(settings: settings)
    B(settings: settings)
    C(settings: settings)
    D(settings: settings)
    TextField(settings.title, text: $settings.title)
  }
}

struct A: View {
  @ObservedObject var settings: Settings
  var body: some View {
    Text("a \(settings.a)")
    Button("one a") { settings.a = 1 }
    Button("more a") { settings.a += 1 }
  }
}

struct B: View {
  @ObservedObject var settings: Settings
  var body: some View {
    Text("b \(settings.b)")
    Button("one b") { settings.b = 1 }
    Button("more b") { settings.b += 1 }
  }
}

struct C: View {
  @ObservedObject var settings: Settings
  var body: some View {
    Text("c \(settings.c)")
    Button("one c") { settings.c = 1 }
    Button("more c") { settings.c += 1 }
  }
}

struct D: View {
  @ObservedObject var settings: Settings
  var body: some View {
    Text("d \(settings.d)")
    Button("one d") { settings.d = 1 }
    Button("more d") { settings.d += 1 }
    Button("less d") { settings.d = -1 }
  }
}

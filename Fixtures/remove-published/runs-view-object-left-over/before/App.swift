import SwiftUI

/// Left over: made by the view, and by nobody changed, as nobody else has it.
final class Debouncer: ObservableObject {
  @Published var text = ""
  @Published var debounced = ""
}

/// Changes by itself, so the view that makes it was updated with it.
final class Ticker: ObservableObject {
  static var last: Ticker?
  @Published var count = 0
  init() { Ticker.last = self }
  static func tick() { last?.count += 1 }
}

final class Tally { var count = 0 }

final class Basket: ObservableObject {
  @Published var items: [String] = []
  let tally = Tally()
  func add() { items.append("item") }
}

struct ContentView: View {
  @StateObject private var basket = Basket()
  @StateObject private var debouncer = Debouncer()

  var body: some View {
    Text("\(basket.tally.count)")
    ForEach(basket.items, id: \.self) { Text($0) }
    Button("add") {
      basket.add()
      basket.tally.count += 1
    }
    TickerView(tally: basket.tally)
    SettingsView(tally: basket.tally)
  }
}

/// Nobody names these either, and others change them: by the defaults, and by their shared instance.
final class Settings: ObservableObject {
  @AppStorage("left-over-level") var level = 0
}

final class Center: ObservableObject {
  static let shared = Center()
  @Published var count = 0
}

struct SettingsView: View {
  @StateObject private var settings = Settings()
  @AppStorage("left-over-level") private var level = 0
  let tally: Tally

  var body: some View {
    LevelView(tally: tally)
    Button("level") {
      tally.count += 1
      UserDefaults.standard.set(tally.count, forKey: "left-over-level")
    }
  }
}

struct LevelView: View {
  @StateObject private var settings = Settings()
  @StateObject private var center = Center.shared
  let tally: Tally

  var body: some View {
    Text("\(tally.count)")
    Button("center") {
      tally.count += 1
      Center.shared.count += 1
    }
  }
}

struct TickerView: View {
  @StateObject private var ticker = Ticker()
  let tally: Tally

  var body: some View {
    Text("\(tally.count)")
    Button("tick") {
      tally.count += 1
      Ticker.tick()
    }
  }
}

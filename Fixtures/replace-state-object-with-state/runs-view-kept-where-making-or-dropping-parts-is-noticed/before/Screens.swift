import SwiftUI

enum Journal {
  static var ended = 0
  static var opened = 0
  static var made = 0
}

// The object that is dropped drops it, too.
final class Tracker {
  private let end: () -> Void
  init(_ end: @escaping () -> Void) { self.end = end }
  deinit { end() }
}

final class Tracked: ObservableObject {
  @Published var count = 0
  private let tracker = Tracker { Journal.ended += 1 }
}

final class Helper {
  let name: String
  init(name: String) {
    self.name = name
    Journal.opened += 1
  }
}

final class Opened: ObservableObject {
  @Published var count = 0
  private let helper: Helper? = .init(name: "h")
  var name: String { helper?.name ?? "" }
}

enum Container {
  static func make<Value>() -> Value {
    Journal.made += 1
    return Service() as! Value
  }
}

@propertyWrapper struct Inject<Value> {
  var wrappedValue: Value
  init() { wrappedValue = Container.make() }
}

final class Service { func greeting() -> String { "hi" } }

final class Injected: ObservableObject {
  @Published var count = 0
  @Inject var service: Service
}

// Nobody notices.
final class Plain: ObservableObject {
  @Published var count = 0
  private let helper: Row? = .init(name: "r")
  var name: String { helper?.name ?? "" }
}

final class Row {
  let name: String
  init(name: String) { self.name = name }
}

struct TrackedView: View {
  @StateObject private var model = Tracked()
  let number: Int
  var body: some View { Button("\(model.count) \(Journal.ended) \(number)") { model.count += 1 } }
}

struct OpenedView: View {
  @StateObject private var model = Opened()
  let number: Int
  var body: some View { Button("\(model.name) \(model.count) \(Journal.opened) \(number)") { model.count += 1 } }
}

struct InjectedView: View {
  @StateObject private var model = Injected()
  let number: Int
  var body: some View {
    Button("\(model.service.greeting()) \(model.count) \(Journal.made) \(number)") { model.count += 1 }
  }
}

struct PlainView: View {
  @StateObject private var model = Plain()
  let number: Int
  var body: some View { Button("\(model.name) \(model.count) \(number)") { model.count += 1 } }
}

struct ContentView: View {
  @State private var number = 0

  var body: some View {
    VStack {
      Button("Next") { number += 1 }
      TrackedView(number: number)
      OpenedView(number: number)
      InjectedView(number: number)
      PlainView(number: number)
    }
  }
}

import SwiftUI

struct Entry<T> {
  let initial: T
  let name: String
}

struct Keys {
  var size: Entry<String> { Entry(initial: "12", name: "size") }
  var columns = Entry(initial: 3, name: "columns")
}

extension AppStorage {
  init(_ path: KeyPath<Keys, Entry<String>>) where Value == Int {
    let key = Keys()[keyPath: path]
    self.init(wrappedValue: Int(key.initial) ?? 0, key.name)
  }

  init(_ path: KeyPath<Keys, Entry<String>>) where Value == Double {
    let key = Keys()[keyPath: path]
    self.init(wrappedValue: Double(key.initial) ?? 0, key.name)
  }
}

struct Names {
  var shown = Entry(initial: 3, name: "shown")
}

extension AppStorage where Value == Int {
  init(_ path: KeyPath<Names, Entry<Int>>) {
    let key = Names()[keyPath: path]
    self.init(wrappedValue: key.initial, key.name)
  }
}

final class Settings: ObservableObject {
  @AppStorage(\.shown) var shown
  @AppStorage(\.size) var size: Double
}

struct SettingsView: View {
  @StateObject private var settings = Settings()

  var body: some View {
    Text("\(settings.size) \(settings.shown)")
  }
}

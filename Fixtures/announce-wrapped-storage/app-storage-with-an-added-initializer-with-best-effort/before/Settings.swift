import SwiftUI

protocol StoredKey {
  associatedtype Stored
  var initial: Stored { get }
  var name: String { get }
}

struct Key<T>: StoredKey {
  let initial: T
  let name: String
}

struct Flag: StoredKey {
  let initial: Bool
  let name: String
}

struct Entry<T> {
  let initial: T
  let name: String
}

enum Sorting: String {
  case name, date
}

struct Keys {
  var isVerbose: Flag { Flag(initial: false, name: "verbose") }
  var size: Key<Double> { Key(initial: 12, name: "size") }
  var sorting: Key<Sorting> { Key(initial: .name, name: "sorting") }
  var folder: Key<String?> { Key(initial: nil, name: "folder") }
  let columns = Entry<Int>(initial: 3, name: "columns")
  var title: Entry<String> { Entry(initial: "", name: "title") }
}

extension AppStorage {
  init<K: StoredKey>(_ path: KeyPath<Keys, K>) where K.Stored == Value, Value == Bool {
    let key = Keys()[keyPath: path]
    self.init(wrappedValue: key.initial, key.name)
  }

  init<K: StoredKey>(_ path: KeyPath<Keys, K>) where K.Stored == Value, Value == Double {
    let key = Keys()[keyPath: path]
    self.init(wrappedValue: key.initial, key.name)
  }

  init<K: StoredKey>(_ path: KeyPath<Keys, K>)
  where K.Stored == Value, Value: RawRepresentable, Value.RawValue == String {
    let key = Keys()[keyPath: path]
    self.init(wrappedValue: key.initial, key.name)
  }

  init(_ path: KeyPath<Keys, Entry<Int>>) where Value == Int {
    let key = Keys()[keyPath: path]
    self.init(wrappedValue: key.initial, key.name)
  }

  init(_ path: KeyPath<Keys, Entry<Value>>) where Value == String {
    let key = Keys()[keyPath: path]
    self.init(wrappedValue: key.initial, key.name)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  init<K: StoredKey>(_ path: KeyPath<Keys, K>) where K.Stored == Value, Value == String? {
    let key = Keys()[keyPath: path]
    self.init(key.name)
  }
}

final class Settings: ObservableObject {
  @AppStorage(\.isVerbose) var isVerbose
  @AppStorage(\.size) var size
  @AppStorage(\.sorting) var sorting
  @AppStorage(\.folder) var folder
  @AppStorage(\.columns) var columns
  @AppStorage(\.title) var title
}

struct SettingsView: View {
  @StateObject private var settings = Settings()

  var body: some View {
    VStack {
      Toggle("verbose", isOn: $settings.isVerbose)
      Text("\(settings.size) \(settings.sorting.rawValue) \(settings.columns)")
      Text(settings.folder ?? settings.title)
    }
  }
}

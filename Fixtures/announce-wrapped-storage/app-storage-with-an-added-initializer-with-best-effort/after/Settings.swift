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

@Observable
final class Settings {
  @ObservationIgnored @AppStorage(\.isVerbose) private var _isVerboseStorage
  var isVerbose: Bool {
    get {
      Self.storeRegistrar.access(self, keyPath: \.isVerbose)
      return _isVerboseStorage
    }
    set { Self.storeRegistrar.withMutation(of: self, keyPath: \.isVerbose) { _isVerboseStorage = newValue } }
  }
  /// What one of the objects writes to the store updates the views of all.
  private static let storeRegistrar = ObservationRegistrar()
  @ObservationIgnored @AppStorage(\.size) private var _sizeStorage
  var size: Double {
    get {
      Self.storeRegistrar.access(self, keyPath: \.size)
      return _sizeStorage
    }
    set { Self.storeRegistrar.withMutation(of: self, keyPath: \.size) { _sizeStorage = newValue } }
  }
  @ObservationIgnored @AppStorage(\.sorting) private var _sortingStorage
  var sorting: Sorting {
    get {
      Self.storeRegistrar.access(self, keyPath: \.sorting)
      return _sortingStorage
    }
    set { Self.storeRegistrar.withMutation(of: self, keyPath: \.sorting) { _sortingStorage = newValue } }
  }
  @ObservationIgnored @AppStorage(\.folder) private var _folderStorage
  var folder: String? {
    get {
      Self.storeRegistrar.access(self, keyPath: \.folder)
      return _folderStorage
    }
    set { Self.storeRegistrar.withMutation(of: self, keyPath: \.folder) { _folderStorage = newValue } }
  }
  @ObservationIgnored @AppStorage(\.columns) private var _columnsStorage
  var columns: Int {
    get {
      Self.storeRegistrar.access(self, keyPath: \.columns)
      return _columnsStorage
    }
    set { Self.storeRegistrar.withMutation(of: self, keyPath: \.columns) { _columnsStorage = newValue } }
  }
  @ObservationIgnored @AppStorage(\.title) private var _titleStorage
  var title: String {
    get {
      Self.storeRegistrar.access(self, keyPath: \.title)
      return _titleStorage
    }
    set { Self.storeRegistrar.withMutation(of: self, keyPath: \.title) { _titleStorage = newValue } }
  }
}

struct SettingsView: View {
  @State private var settings = Settings()

  var body: some View {
    VStack {
      Toggle("verbose", isOn: $settings.isVerbose)
      Text("\(settings.size) \(settings.sorting.rawValue) \(settings.columns)")
      Text(settings.folder ?? settings.title)
    }
  }
}

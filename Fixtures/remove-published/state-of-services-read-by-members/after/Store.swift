import Foundation
import SwiftUI

protocol NameService {
  var names: [String] { get }
  func load()
}

final class LiveNames: NameService {
  private(set) var names: [String] = []
  func load() { names.append("Anna") }
}

@Observable
final class NameStore {
  private let service: any NameService
  private let cache = NSCache<NSString, NSString>()
  var loads = 0
  var isSaved = false { didSet { withMutation(keyPath: \.isSaved) {} } }

  init(service: any NameService = LiveNames()) { self.service = service }

  var names: [String] {
    access(keyPath: \.loads)
    return service.names
  }

  var user: String {
    access(keyPath: \.isSaved)
    return UserDefaults.standard.string(forKey: "user") ?? ""
  }

  func note() -> String {
    access(keyPath: \.loads)
    return cache.object(forKey: "note")?.description ?? "-"
  }

  func load() {
    service.load()
    loads += 1
  }

  func save(_ user: String) {
    UserDefaults.standard.set(user, forKey: "user")
    isSaved = true
  }

  func write(_ note: String) {
    cache.setObject(NSString(string: note), forKey: "note")
    loads += 1
  }
}

struct NameList: View {
  var store: NameStore

  var body: some View {
    Text("\(store.names.count)")
    Text(store.user)
    Text(store.note())
    Button("Load") { store.load() }
    Button("Save") { store.save("Anna") }
    Button("Write") { store.write("text") }
  }
}

struct LoadCount: View {
  var store: NameStore

  var body: some View { Text("\(store.loads) \(store.isSaved ? "saved" : "")") }
}

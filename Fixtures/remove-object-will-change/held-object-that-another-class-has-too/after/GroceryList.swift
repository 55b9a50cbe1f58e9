import SwiftUI

@MainActor
class Archive {
  func save(_ items: [String: Int]) {}
  func load() -> [String: Int] { [:] }
}

/// Nobody else reads its archive.
@Observable
@MainActor
class GroceryList {
  let archive = Archive()
  var items: [String: Int] = [:]

  func add(_ name: String) {
    DispatchQueue.main.async {
      self.items[name] = 1
      self.save()
    }
  }

  func save() { archive.save(items) }
}

@MainActor
protocol Kept {
  var box: Archive { get }
}

extension Kept {
  func count() -> Int { self.box.load().count }
}

/// `self` in the extension may be it.
@MainActor
class Pantry: ObservableObject, Kept {
  let box = Archive()
  @Published var items: [String: Int] = [:]

  func add(_ name: String) {
    DispatchQueue.main.async {
      self.items[name] = 1
      self.save()
      self.objectWillChange.send()
    }
  }

  func save() { box.save(items) }
}

struct GroceryView: View {
  @Environment(GroceryList.self) var list
  @EnvironmentObject var pantry: Pantry

  var body: some View { Text("\(list.items.count) \(pantry.items.count) \(pantry.count())") }
}

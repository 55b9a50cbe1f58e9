import SwiftUI

@Observable
final class Items {
  var items: [Int] = [1]
  var names: Set<Int> = []

  func add(_ new: [Int]) {
    var newItems = items
    newItems.append(contentsOf: new.lazy.filter { !self.items.contains($0) })
    items = newItems
  }

  func join(_ new: [Int]) {
    var newItems = items
    newItems += new.lazy.filter { !self.items.contains($0) }.map { $0 + self.items.count }
    items = newItems
  }

  func collect(_ new: [Int]) {
    var newNames = names
    newNames.formUnion(new.lazy.map { $0 + self.names.count })
    names = newNames
  }

  /// Evaluated before.
  func copy(_ new: [Int]) {
    items.append(contentsOf: new.filter { !self.items.contains($0) })
  }
}

struct ContentView: View {
  @State private var model = Items()

  var body: some View {
    Text("\(model.items) \(model.names.sorted())")
    Button("add") { model.add([model.items.count, 2]) }
    Button("join") { model.join([model.items.count + 5]) }
    Button("collect") { model.collect([3]) }
    Button("copy") { model.copy([7]) }
  }
}

import SwiftUI

final class Items: ObservableObject {
  @Published var items: [Int] = [1]
  @Published var names: Set<Int> = []

  func add(_ new: [Int]) {
    items.append(contentsOf: new.lazy.filter { !self.items.contains($0) })
  }

  func join(_ new: [Int]) {
    items += new.lazy.filter { !self.items.contains($0) }.map { $0 + self.items.count }
  }

  func collect(_ new: [Int]) {
    names.formUnion(new.lazy.map { $0 + self.names.count })
  }

  /// Evaluated before.
  func copy(_ new: [Int]) {
    items.append(contentsOf: new.filter { !self.items.contains($0) })
  }
}

struct ContentView: View {
  @StateObject private var model = Items()

  var body: some View {
    Text("\(model.items) \(model.names.sorted())")
    Button("add") { model.add([model.items.count, 2]) }
    Button("join") { model.join([model.items.count + 5]) }
    Button("collect") { model.collect([3]) }
    Button("copy") { model.copy([7]) }
  }
}

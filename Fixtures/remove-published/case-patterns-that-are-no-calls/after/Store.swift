import SwiftUI

protocol Item {}
struct Local: Item {}

@Observable
final class Store {
  var title = ""
  private var progress: [String: Int] = [:]

  enum Operation {
    case install(Item)
    case refresh(Local)

    var item: Item {
      switch self {
      case .install(let item), .refresh(let item as Item): return item
      }
    }
  }

  func install(_ item: Item) -> Int {
    let operation = Operation.install(item)
    return self.perform([operation])
  }

  private func perform(_ operations: [Operation]) -> Int {
    for operation in operations { progress["\(operation)"] = 1 }
    return operations.count
  }
}

struct StoreView: View {
  var store: Store

  var body: some View {
    Button(store.title) { _ = store.install(Local()) }
  }
}

import SwiftUI

final class Cache {
  nonisolated(unsafe) static var size = 0
}

final class Model: ObservableObject {
  @Published var count = 0
  var size: Int { get { Cache.size } }

  func reload() {
    Cache.size += 1
    objectWillChange.send()
  }

  func add() {
    Cache.size += 1
    count += 1
  }
}

struct ModelView: View {
  @ObservedObject var model: Model

  var body: some View {
    Button("\(model.size)") { model.add() }
  }
}

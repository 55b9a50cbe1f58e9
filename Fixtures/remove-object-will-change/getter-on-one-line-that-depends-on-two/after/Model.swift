import SwiftUI

final class Cache {
  nonisolated(unsafe) static var size = 0
}

@Observable
final class Model {
  var count = 0
  var size: Int { get { access(keyPath: \.count); access(keyPath: \.size); return Cache.size } }

  func reload() {
    Cache.size += 1
    withMutation(keyPath: \.size) {}
  }

  func add() {
    Cache.size += 1
    count += 1
  }
}

struct ModelView: View {
  var model: Model

  var body: some View {
    Button("\(model.size)") { model.add() }
  }
}

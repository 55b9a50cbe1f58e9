import SwiftUI

protocol Store {
  var total: Int { get }
}

struct DefaultStore: Store {
  var total = 0
}

@Observable
final class Model {
  var title = ""
  let store: any Store

  init(store: any Store = DefaultStore()) { self.store = store }
}

struct ModelView: View {
  var model: Model

  var body: some View {
    Text(model.title + "\(model.store.total)")
  }
}

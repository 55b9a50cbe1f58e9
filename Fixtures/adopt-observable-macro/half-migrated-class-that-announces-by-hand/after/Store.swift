import Combine
import Observation
import SwiftUI

@Observable
final class Store {
  var items: [String] = [] { didSet { withMutation(keyPath: \.items) {} } }
}

struct ItemsView: View {
  @State private var store = Store()

  var body: some View { Text("\(store.items.count)") }
}

import Combine
import SwiftUI

struct StoreView: View {
  @ObservedObject var store: Store

  // TODO(observe-migrate): of another run [publisher-used]
  var body: some View {
    Text("\(store.items)").onReceive(store.objectWillChange) {}
  }
}

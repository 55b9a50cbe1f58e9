import Observation
import SwiftUI

@Observable
final class Tree {
  var height = 1
  // TODO(observe-migrate): ask Ada about this one
  // TODO(observe-migrate): done [publisher-used], says Ada
  // TODO: water it [publisher-used]
  var age = 1  // TODO(observe-migrate): beside code [publisher-used]
  /// TODO(observe-migrate): documentation [publisher-used]
  var crown = 1
}

@Observable
final class Shrub {
  // Planted last year.

  var height = 1
}

struct ShrubView: View {
  var shrub: Shrub

  var body: some View {
    Text("\(shrub.height)")
  }
}

import Observation
import SwiftUI

// TODO(observe-migrate): 'Tree' was held back once [superclass-outside-sources]
@Observable
final class Tree {
  // TODO(observe-migrate): the publisher '$height' of 'Tree' is used, and a tracked property has none; replace it with 'didSet' in the class, 'onChange(of:initial:)' in a view, or a subject of your own [publisher-used]
  // TODO(observe-migrate): something else that is done [wrapper-as-type]
  var height = 1
  // TODO(observe-migrate): ask Ada about this one
  // TODO(observe-migrate): done [publisher-used], says Ada
  // TODO: water it [publisher-used]
  var age = 1  // TODO(observe-migrate): beside code [publisher-used]
  /// TODO(observe-migrate): documentation [publisher-used]
  var crown = 1
}

final class Shrub: ObservableObject {
  // Planted last year.
  // TODO(observe-migrate): of long ago [publisher-used]

  @Published var height = 1
  // TODO(observe-migrate): at the end [publisher-used]
}

struct ShrubView: View {
  // TODO(observe-migrate): above an attribute that goes [wrapper-as-type]
  @ObservedObject
  var shrub: Shrub

  var body: some View {
    Text("\(shrub.height)")
  }
}
// TODO(observe-migrate): at the end of the file [publisher-used]

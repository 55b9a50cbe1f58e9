import SwiftUI

@Observable
final class Tally {
  var count = 0
}

struct TallyView: View {
  // TODO(observe-migrate): 'tally' is a new object whenever the view is made again, as it was before; '@State' is probably meant [object-created-inline]
  var tally = Tally()

  var body: some View {
    Text("\(tally.count)")
  }
}

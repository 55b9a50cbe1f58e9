import SwiftUI

final class Search: ObservableObject {
  @AppStorage("limit") var limit = 1 { didSet { objectWillChange.send() } }
  @Published var words = ""
}

struct SearchView: View {
  @StateObject private var search = Search()

  var body: some View {
    // TODO(observe-migrate): 'search.objectWillChange' is used, and 'Search' would have no 'objectWillChange'; '--bridge-publishers' does not keep it, as 'limit' has '@AppStorage', which may send it, too; observe the properties that matter with 'onChange(of:)' or 'withObservationTracking' [object-will-change-used]
    Text("\(search.limit) \(search.words)")
      .onReceive(search.objectWillChange) { print("changed") }
  }
}

import SwiftUI

/// Names what it hides.
enum Names {
  typealias State = SwiftUI.State

  struct Plain: View {
    @State private var counter = Counter()

    var body: some View { Text("\(counter.count)") }
  }
}

struct Unrelated: View {
  @State private var counter = Counter()

  var body: some View { Text("\(counter.count)") }
}

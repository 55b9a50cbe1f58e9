import SwiftUI

/// Names what it hides.
enum Names {
  typealias State = SwiftUI.State

  struct Plain: View {
    @StateObject private var counter = Counter()

    var body: some View { Text("\(counter.count)") }
  }
}

struct Unrelated: View {
  @StateObject private var counter = Counter()

  var body: some View { Text("\(counter.count)") }
}

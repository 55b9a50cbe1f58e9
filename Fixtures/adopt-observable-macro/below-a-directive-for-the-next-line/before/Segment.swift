import SwiftUI

/// A part of a route.
// swiftlint:disable:next type_body_length
final class Segment: ObservableObject {
  @Published var name = ""

  // swiftlint:disable:next nesting
  // swiftformat:disable:next all
  final class Stop: ObservableObject {
    @Published var title = ""
  }
}

// swiftlint:disable type_name
class X: ObservableObject {
  @Published var y = 1
}

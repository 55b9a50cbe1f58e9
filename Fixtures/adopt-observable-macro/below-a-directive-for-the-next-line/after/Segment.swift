import SwiftUI

/// A part of a route.
@Observable
// swiftlint:disable:next type_body_length
final class Segment {
  var name = ""

  @Observable
  // swiftlint:disable:next nesting
  // swiftformat:disable:next all
  final class Stop {
    var title = ""
  }
}

// swiftlint:disable type_name
@Observable
class X {
  var y = 1
}

import SwiftUI

extension Screen {
  static func showing(_ view: any View) async throws -> Screen {
    let screen = Screen(view)
    try await screen.settle()
    return screen
  }

  func tapAndSettle(_ numbers: Int...) async throws {
    for number in numbers {
      tap(number)
      try await settle()
    }
  }
}

final class PublishingCounter: ObservableObject {
  @Published var count = 0
  @Published var other = 0
}

@Observable final class TrackedCounter {
  var count = 0
  var other = 0
}

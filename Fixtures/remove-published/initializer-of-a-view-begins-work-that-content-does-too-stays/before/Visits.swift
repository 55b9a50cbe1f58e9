import SwiftUI

/// What the body of a view runs has to depend on the count, and what its initializer runs must not.
final class Visits: ObservableObject {
  static let shared = Visits()

  @Published var count = 0

  func begin() -> Int {
    let next = count + 1
    Task { @MainActor in self.count = next }
    return next
  }
}

struct Page: View {
  @ObservedObject var visits = Visits.shared

  init() { _ = Visits.shared.begin() }

  var body: some View { Text("\(visits.begin())") }
}

struct ContentView: View {
  var body: some View { Page() }
}

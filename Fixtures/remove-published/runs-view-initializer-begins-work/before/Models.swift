import SwiftUI

/// The initializer of a view reads, and what it begins changes that later: the view around must not depend on it.
final class Visits: ObservableObject {
  static let shared = Visits()

  @Published var count = 0

  func begin() {
    let next = count + 1
    DispatchQueue.main.async { self.count = next }
  }
}

struct Page: View {
  @ObservedObject var visits = Visits.shared

  init() { Visits.shared.begin() }

  var body: some View { Text("\(visits.count)") }
}

struct ContentView: View {
  @State private var taps = 1

  var body: some View {
    VStack {
      Page()
      Text("\(taps)")
      Button("Tap") { taps += 1 }
    }
  }
}

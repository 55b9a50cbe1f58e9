import Foundation
import SwiftUI

@Observable
final class Taps {
  private(set) var count = 0

  func add() { count += 1 }
}

struct ContentView: View {
  @State private var taps = Taps()

  var body: some View {
    Lines(taps: taps)
    Button("add", action: taps.add)
  }
}

/// It keeps the array, and depends on nothing of it.
struct Lines: View {
  var taps: Taps
  @State private var lines = NSMutableArray()

  var body: some View {
    let _ = taps.count
    Text("\(lines.count)")
    Button("line") {
      lines.add("line")
      taps.add()
    }
  }
}

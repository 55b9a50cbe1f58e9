import Foundation
import SwiftUI

final class Taps: ObservableObject {
  @Published private(set) var count = 0

  func add() { count += 1 }
}

struct ContentView: View {
  @StateObject private var taps = Taps()

  var body: some View {
    Lines(taps: taps)
    Button("add", action: taps.add)
  }
}

/// It keeps the array, and depends on nothing of it.
struct Lines: View {
  @ObservedObject var taps: Taps
  @State private var lines = NSMutableArray()

  var body: some View {
    Text("\(lines.count)")
    Button("line") {
      lines.add("line")
      taps.add()
    }
  }
}

import SwiftUI

/// What the body begins writes later; nobody was updated with that, and each update would begin it again.
final class Measures: ObservableObject {
  @Published var rows = [1, 2]
  var heights: [Int: Int] = [:]

  func measured(_ row: Int) -> Int {
    DispatchQueue.main.async { self.heights[row] = row * 10 }
    return heights[row] ?? 0
  }
}

struct ContentView: View {
  @StateObject private var measures = Measures()

  var body: some View {
    VStack {
      ForEach(measures.rows, id: \.self) { Text("\($0) \(measures.measured($0))") }
      Button("Add") { measures.rows.append(measures.rows.count + 1) }
    }
  }
}

import SwiftUI

/// A cell that does not observe the heights begins to change them, and would be updated with each change.
final class Measures: ObservableObject {
  @Published var heights: [Int: Int] = [:]
}

struct Cell: View {
  let measures: Measures
  let row: Int

  var body: some View {
    let _ = DispatchQueue.main.async { measures.heights[row] = row * 10 }
    Text("\(row) \(measures.heights[row] != nil)")
  }
}

struct Total: View {
  @ObservedObject var measures: Measures

  var body: some View { Text("\(measures.heights.count)") }
}

import SwiftUI

/// The rows depend by themselves on what they read.
final class Seen: ObservableObject {
  @Published private(set) var rows: Set<Int> = []

  func title(of row: Int) -> String {
    if !rows.contains(row) { rows.insert(row) }
    return "row \(row)"
  }

  func forget() { rows = [] }
}

struct ContentView: View {
  @StateObject private var seen = Seen()

  var body: some View {
    Text("\(seen.rows.count)")
    ForEach(0..<2, id: \.self) { row in Text(seen.title(of: row)) }
    Button("forget", action: seen.forget)
  }
}

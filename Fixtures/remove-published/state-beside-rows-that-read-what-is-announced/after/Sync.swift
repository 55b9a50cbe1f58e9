import SwiftUI

enum Archive {
  static var size = 0
}

@Observable
final class Sync {
  var runs = 0

  func run() {
    Archive.size += 1
    runs += 1
  }
}

struct SyncView: View {
  var sync: Sync

  var body: some View {
    let _ = sync.runs
    VStack {
      Text("\(Archive.size)")
      // The rows depend on it, and the view around does not.
      ForEach(0..<3) { number in Text("\(number) \(sync.runs)") }
      Button("Run") { sync.run() }
    }
  }
}

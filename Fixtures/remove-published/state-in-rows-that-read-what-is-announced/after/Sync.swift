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
    VStack {
      // What a row reads, it depends on.
      ForEach(0..<3) { _ in Text("\(Archive.size) \(sync.runs)") }
      Button("Run") { sync.run() }
    }
  }
}

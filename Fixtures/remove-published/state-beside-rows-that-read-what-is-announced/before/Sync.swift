import SwiftUI

enum Archive {
  static var size = 0
}

final class Sync: ObservableObject {
  @Published var runs = 0

  func run() {
    Archive.size += 1
    runs += 1
  }
}

struct SyncView: View {
  @ObservedObject var sync: Sync

  var body: some View {
    VStack {
      Text("\(Archive.size)")
      // The rows depend on it, and the view around does not.
      ForEach(0..<3) { number in Text("\(number) \(sync.runs)") }
      Button("Run") { sync.run() }
    }
  }
}

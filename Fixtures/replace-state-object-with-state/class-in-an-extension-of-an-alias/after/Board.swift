import Foundation
import SwiftUI

#if os(Windows)
  typealias Board = NSNumber
#else
  typealias Board = NSString
#endif

extension Board {
  @Observable
  final class Watcher {
    var text = ""
  }
}

extension NSLock {
  @Observable
  final class Owner {
    var name = ""
  }
}

struct BoardView: View {
  @State private var watcher = Board.Watcher()
  @State private var owner: NSLock.Owner = .init()

  var body: some View {
    Text(watcher.text)
      .environment(watcher)
      .environment(owner)
  }
}

struct OwnerView: View {
  @Environment(NSLock.Owner.self) private var owner
  var watcher: Board.Watcher

  var body: some View {
    Text(owner.name + watcher.text)
  }
}

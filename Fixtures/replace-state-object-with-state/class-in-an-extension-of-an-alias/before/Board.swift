import Foundation
import SwiftUI

#if os(Windows)
  typealias Board = NSNumber
#else
  typealias Board = NSString
#endif

extension Board {
  final class Watcher: ObservableObject {
    @Published var text = ""
  }
}

extension NSLock {
  final class Owner: ObservableObject {
    @Published var name = ""
  }
}

struct BoardView: View {
  @StateObject private var watcher = Board.Watcher()
  @StateObject private var owner: NSLock.Owner = .init()

  var body: some View {
    Text(watcher.text)
      .environmentObject(watcher)
      .environmentObject(owner)
  }
}

struct OwnerView: View {
  @EnvironmentObject private var owner: NSLock.Owner
  @ObservedObject var watcher: Board.Watcher

  var body: some View {
    Text(owner.name + watcher.text)
  }
}

import Foundation
import SwiftUI

/// Which file it is, nobody knows: what is set with its change is announced.
final class Draft: ObservableObject {
  @Published private(set) var isBusy = false
  let path = NSTemporaryDirectory() + UUID().uuidString

  var isSaved: Bool { FileManager.default.fileExists(atPath: path) }

  func toggle() {
    if isSaved {
      try? FileManager.default.removeItem(atPath: path)
    } else {
      _ = FileManager.default.createFile(atPath: path, contents: Data())
    }
    isBusy = false
  }
}

struct ContentView: View {
  @StateObject private var draft = Draft()

  var body: some View {
    Shown(draft: draft)
    Button("toggle", action: draft.toggle)
  }
}

struct Shown: View {
  @ObservedObject var draft: Draft

  var body: some View { Text("\(draft.isSaved) \(draft.isBusy)") }
}

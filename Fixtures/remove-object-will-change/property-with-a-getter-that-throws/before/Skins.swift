import SwiftUI

final class Skins: ObservableObject {
  @Published private(set) var loaded: [String] = []

  var folder: URL {
    get throws {
      let url = URL(fileURLWithPath: NSTemporaryDirectory())
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      return url
    }
  }

  var size: Int {
    get async { loaded.count }
  }

  func reload() {
    try? FileManager.default.removeItem(atPath: "/tmp/skins")
    objectWillChange.send()
  }
}

struct SkinsView: View {
  @ObservedObject var skins: Skins

  var body: some View {
    Text("\(skins.loaded.count) \((try? skins.folder)?.path ?? "")")
      .task { print(await skins.size) }
  }
}

import SwiftUI

@Observable
final class Skins {
  private(set) var loaded: [String] = []

  var folder: URL {
    get throws {
      access(keyPath: \.loaded)
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
    withMutation(keyPath: \.loaded) {}
  }
}

struct SkinsView: View {
  var skins: Skins

  var body: some View {
    Text("\(skins.loaded.count) \((try? skins.folder)?.path ?? "")")
      .task { print(await skins.size) }
  }
}

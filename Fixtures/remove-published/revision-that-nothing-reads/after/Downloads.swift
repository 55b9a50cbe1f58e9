import SwiftUI

@Observable
final class Downloads {
  var needsLayout = false

  var hasSpace: Bool { FileManager.default.fileExists(atPath: "/tmp") }

  func layOut() { self.needsLayout.toggle() }
}

struct DownloadList: View {
  @Environment(Downloads.self) private var downloads

  var body: some View {
    let _ = downloads.needsLayout
    if downloads.hasSpace {
      Button("Again") { downloads.layOut() }
    }
  }
}

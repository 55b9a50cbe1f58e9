import SwiftUI

final class Downloads: ObservableObject {
  @Published var needsLayout = false

  var hasSpace: Bool { FileManager.default.fileExists(atPath: "/tmp") }

  func layOut() { self.needsLayout.toggle() }
}

struct DownloadList: View {
  @EnvironmentObject private var downloads: Downloads

  var body: some View {
    if downloads.hasSpace {
      Button("Again") { downloads.layOut() }
    }
  }
}

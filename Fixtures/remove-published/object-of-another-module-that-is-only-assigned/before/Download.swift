import SwiftUI

/// Each download has a progress of its own, and nothing here changes one.
final class Download: ObservableObject {
  @Published var progress = Progress(totalUnitCount: 1)

  func restart() { progress = Progress(totalUnitCount: 10) }
}

struct DownloadView: View {
  @ObservedObject var download: Download

  var body: some View {
    Text("\(download.progress.fractionCompleted)")
    Button("Restart") { download.restart() }
  }
}

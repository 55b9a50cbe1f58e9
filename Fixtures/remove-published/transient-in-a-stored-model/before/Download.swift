import SwiftData
import SwiftUI

@Model
final class Download: ObservableObject {
  var url: String
  @Transient @Published var progress = 0.0
  /// What went wrong last.
  @Published @Transient public private(set) var failures: [String] = []
  @Transient var attempts = 0

  init(url: String) {
    self.url = url
    progress = 0.1
  }

  func advance() {
    progress += 0.1
    failures.append("late")
  }
}

struct DownloadView: View {
  @ObservedObject var download: Download

  var body: some View { Text("\(download.progress) \(download.failures.count)") }
}

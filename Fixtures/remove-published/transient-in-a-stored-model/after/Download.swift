import SwiftData
import SwiftUI

@Model
final class Download {
  var url: String
  @Transient private var _progressStorage = 0.0
  var progress: Double {
    get {
      access(keyPath: \.progress)
      return _progressStorage
    }
    set { withMutation(keyPath: \.progress) { _progressStorage = newValue } }
  }
  /// What went wrong last.
  public private(set) var failures: [String] {
    get {
      access(keyPath: \.failures)
      return _failuresStorage
    }
    set { withMutation(keyPath: \.failures) { _failuresStorage = newValue } }
  }
  @Transient private var _failuresStorage: [String] = []
  @Transient var attempts = 0

  init(url: String) {
    self.url = url
    _progressStorage = 0.1
  }

  func advance() {
    progress += 0.1
    failures.append("late")
  }
}

struct DownloadView: View {
  var download: Download

  var body: some View { Text("\(download.progress) \(download.failures.count)") }
}

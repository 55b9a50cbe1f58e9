import Foundation

extension Books {
  func isDownloaded(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: name)
  }
}

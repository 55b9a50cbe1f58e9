import Foundation
import SourceText

/// Which sources Xcode projects put on the main actor where they say nothing else: with
/// `SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor`, in any of their configurations.
struct DefaultIsolation {
  private let projects: ProjectFiles
  private let packages: [String: String]
  /// The files of projects that have the setting.
  private let settings: Set<String>

  /// - Parameter packages: the text of each manifest, by the folder that holds it.
  init(of projects: ProjectFiles, packages: [String: String]) {
    self.projects = projects
    self.packages = packages
    settings = projects.paths.filter { path in
      guard !path.hasSuffix(".podspec"), let data = FileManager.default.contents(atPath: path) else {
        return false
      }
      return Self.isStated(in: Array(data))
    }
  }

  /// For each of some sources, by their paths.
  func isOnMainActor(_ paths: [String]) -> [Bool] {
    if settings.isEmpty { return paths.map { _ in false } }
    // All files of a folder belong to the same projects.
    var byFolder: [String: Bool] = [:]
    return paths.map { path in
      let folder = (path as NSString).deletingLastPathComponent
      if let known = byFolder[folder] { return known }
      let isStated = projects.about(path, packages: packages).others.contains(where: settings.contains)
      byFolder[folder] = isStated
      return isStated
    }
  }

  private static func isStated(in bytes: [UInt8]) -> Bool {
    guard bytes.firstOffset(of: Array(key.utf8)) != nil else { return false }
    // With a condition in brackets, or without.
    return String(decoding: bytes, as: UTF8.self).split(separator: key, omittingEmptySubsequences: false)
      .dropFirst().contains { $0.prefix { !$0.isNewline && $0 != ";" }.contains("MainActor") }
  }

  private static let key = "SWIFT_DEFAULT_ACTOR_ISOLATION"
}

import Foundation
import SourceText
import SwiftModel

/// What Xcode projects say about the concurrency of their sources.
struct XcodeConcurrency {
  private let projects: ProjectFiles
  private let packages: [String: String]
  /// What each file of a project states.
  private let statements: [String: Statement]

  /// - Parameter packages: the text of each manifest, by the folder that holds it.
  init(of projects: ProjectFiles, packages: [String: String]) {
    self.projects = projects
    self.packages = packages
    statements = Dictionary(
      projects.paths.filter { !$0.hasSuffix(".podspec") }.compactMap { path in
        FileManager.default.contents(atPath: path).map { (path, Statement(in: Array($0))) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// For each of some sources, by their paths.
  func settings(of paths: [String]) -> [ConcurrencySettings] {
    // All files of a folder belong to the same projects.
    var byFolder: [String: ConcurrencySettings] = [:]
    return paths.map { path in
      let folder = (path as NSString).deletingLastPathComponent
      if let known = byFolder[folder] { return known }
      let stated = projects.about(path, packages: packages).others.compactMap { statements[$0] }
      let settings = ConcurrencySettings(
        isOnMainActorByDefault: stated.contains(where: \.isOnMainActor),
        isSwift5: stated.contains { !$0.languageModes.isEmpty }
          && stated.allSatisfy { $0.isSwift5Alone && $0.infersFromWrappers })
      byFolder[folder] = settings
      return settings
    }
  }

  /// What one file states, in any of its configurations.
  private struct Statement {
    /// `SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor`
    let isOnMainActor: Bool
    /// The values of `SWIFT_VERSION`.
    let languageModes: Set<String>
    /// Whether the wrappers of properties isolate types, as they do in Swift 5 mode if nothing turns it off.
    let infersFromWrappers: Bool

    init(in file: [UInt8]) {
      isOnMainActor = Self.values(of: "SWIFT_DEFAULT_ACTOR_ISOLATION", in: file).contains {
        $0.contains("MainActor")
      }
      languageModes = Set(Self.values(of: "SWIFT_VERSION", in: file))
      infersFromWrappers = ["DISABLE_OUTWARD_ACTOR", "DisableOutwardActorInference", "-swift-version"]
        .allSatisfy {
          file.firstOffset(of: Array($0.utf8)) == nil
        }
    }

    var isSwift5Alone: Bool { languageModes.allSatisfy { $0.first == "5" } }

    /// With a condition in brackets, or without.
    private static func values(of key: String, in file: [UInt8]) -> [String] {
      let key = Array(key.utf8)
      var values: [String] = []
      var start = 0
      while let found = file.firstOffset(of: key, from: start) {
        let end = file[found...].firstIndex { [.lineFeed, UInt8(ascii: ";")].contains($0) } ?? file.endIndex
        let line = String(decoding: file[found..<end], as: UTF8.self)
        values += BuildSettings.setting(line).map { [$0.value] } ?? []
        start = end
      }
      return values
    }
  }
}

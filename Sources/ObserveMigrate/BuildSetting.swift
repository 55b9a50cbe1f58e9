import Foundation
import SourceText

/// The values that Xcode projects, and files with settings beside them, give to a build setting, in any of their
/// configurations.
struct BuildSetting {
  private let projects: ProjectFiles
  private let packages: [String: String]
  /// By the files that have the setting.
  private let values: [String: Set<String>]

  /// - Parameter packages: the text of each manifest, by the folder that holds it.
  init(_ key: String, in projects: ProjectFiles, packages: [String: String]) {
    self.projects = projects
    self.packages = packages
    values = projects.paths.reduce(into: [:]) { values, path in
      guard !path.hasSuffix(".podspec"), let data = FileManager.default.contents(atPath: path) else { return }
      let stated = Self.values(of: key, in: Array(data))
      if !stated.isEmpty { values[path] = stated }
    }
  }

  /// Those that hold for each of some sources, by their paths.
  func values(for paths: [String]) -> [Set<String>] {
    if values.isEmpty { return paths.map { _ in [] } }
    // All files of a folder belong to the same projects.
    var byFolder: [String: Set<String>] = [:]
    return paths.map { path in
      let folder = (path as NSString).deletingLastPathComponent
      if let known = byFolder[folder] { return known }
      let stated = projects.about(path, packages: packages).others.compactMap { values[$0] }
        .reduce(into: Set<String>()) { $0.formUnion($1) }
      byFolder[folder] = stated
      return stated
    }
  }

  private static func values(of key: String, in bytes: [UInt8]) -> Set<String> {
    guard bytes.firstOffset(of: Array(key.utf8)) != nil else { return [] }
    let places = String(decoding: bytes, as: UTF8.self).split(
      separator: key, omittingEmptySubsequences: false)
    // With a condition in brackets, or without.
    return places.dropFirst().reduce(into: []) { values, rest in
      let line = rest.prefix { !$0.isNewline && $0 != ";" }
      guard let start = line.lastIndex(of: "=") else { return }
      values.insert(line[line.index(after: start)...].filter { !$0.isWhitespace && $0 != "\"" })
    }
  }
}

extension BuildSetting {
  /// Which sources are on the main actor where they say nothing else.
  static func isOnMainActor(
    _ paths: [String], in projects: ProjectFiles, packages: [String: String]
  ) -> [Bool] {
    BuildSetting("SWIFT_DEFAULT_ACTOR_ISOLATION", in: projects, packages: packages).values(for: paths).map {
      $0.contains { $0.hasPrefix("MainActor") }
    }
  }

  /// Which sources are compiled in Swift 5 mode in every configuration that says a mode.
  static func isSwift5(_ paths: [String], in projects: ProjectFiles, packages: [String: String]) -> [Bool] {
    BuildSetting("SWIFT_VERSION", in: projects, packages: packages).values(for: paths).map { values in
      !values.isEmpty && values.allSatisfy { $0.hasPrefix("5") || $0.hasPrefix("4") }
    }
  }
}

import Foundation

/// The names of the cases on disk that are run, so that tests notice one that nobody runs.
package enum CaseNames {
  /// Those that are scripts.
  ///
  /// - Throws: where the fixtures cannot be read.
  package static func ofScripts() throws -> [String] { try all().filter { !isView($0) } }

  /// Those that are views.
  ///
  /// - Throws: where the fixtures cannot be read.
  package static func ofViews() throws -> [String] { try all().filter(isView) }

  private static func isView(_ name: String) -> Bool { name.hasPrefix("runs-view-") }

  private static func all() throws -> [String] {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let fixtures = sources.deletingLastPathComponent().appendingPathComponent("Cases")
    return try names(in: fixtures).filter { !$0.hasPrefix(".") }
      .flatMap { try names(in: fixtures.appendingPathComponent($0)) }
      .filter { $0.hasPrefix("runs-") }.sorted()
  }

  private static func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.resolvingSymlinksInPath().path)
  }
}

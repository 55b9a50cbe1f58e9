package import Foundation

/// Where this checkout lies, so that tests read fixtures and sources in place.
package enum Repository {
  package static let root = URL(fileURLWithPath: #filePath, isDirectory: false)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .standardizedFileURL

  package static let sources = root.appendingPathComponent("Sources", isDirectory: true)
  package static let tests = root.appendingPathComponent("Tests", isDirectory: true)
  /// Another folder of cases can be tried by naming it in `FIXTURES_FOLDER`.
  package static let fixtures =
    ProcessInfo.processInfo.environment["FIXTURES_FOLDER"].map { URL(fileURLWithPath: $0, isDirectory: true) }
    ?? root.appendingPathComponent("Fixtures", isDirectory: true)
  package static let diagnosticPages = root.appendingPathComponent(
    "Documentation/Diagnostics", isDirectory: true)
}

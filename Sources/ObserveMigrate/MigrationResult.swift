import Foundation
import MigrationOutput
import MigrationPlanning
import SourceText

/// What a migration would change, and what it says about every type.
public struct MigrationResult: Sendable {
  /// A file that changes.
  public struct Change: Sendable {
    /// As shown, relative to the current folder where it lies below it.
    public let path: String
    public let original: [UInt8]
    public let migrated: [UInt8]
    /// A unified diff, accepted by `git apply` and `patch -p1`.
    public let diff: [UInt8]
    let url: URL
  }

  /// In the order of paths.
  public let changes: [Change]
  /// One line for each type, reason and note: `path:line:column: warning: message [id]`.
  public let report: [String]
  /// What moved and what did not, in figures, and the most common reasons.
  public let summary: [String]
  /// Types that were held back.
  public let blockedTypes: Int
  /// Types that move.
  public let migratedTypes: Int
  /// Files that could not be read or parsed.
  public let unreadableFiles: Int

  /// All diffs, one after the other.
  public var diff: [UInt8] { changes.flatMap(\.diff) }

  /// Rewrites the files: all of them, or none.
  ///
  /// - Throws: `MigrationError.file` when a file changed on disk meanwhile or cannot be written; every file is
  ///   then as it was.
  public func write() throws(MigrationError) {
    do throws(FileError) {
      try FileWriter.write(
        changes.map {
          FileReplacement(url: $0.url, path: $0.path, original: $0.original, replacement: $0.migrated)
        })
    } catch {
      throw .file(path: error.path, problem: error.problem)
    }
  }
}

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
  /// A line for each deployment target of the files that change that has no `@Observable`; the report has them too.
  public let lowDeploymentTargets: [String]
  /// What the reports are made from.
  var document: ReportDocument
  /// The folder that shown paths are relative to.
  let workingFolder: String
  /// The absolute paths of what was to be migrated.
  let roots: [String]
  /// Folders in which a run was killed while it rewrote files, which are half old and half new. `Migration.write` puts
  /// them back.
  public internal(set) var killedRuns: [String] = []

  /// All diffs, one after the other.
  public var diff: [UInt8] { changes.flatMap(\.diff) }

  /// Rewrites the files: all of them, or none.
  ///
  /// `Migration.write` does more: it looks for uncommitted changes first, and keeps other runs out while it reads.
  ///
  /// - Throws: `MigrationError.file` when a file changed on disk meanwhile or cannot be written, and
  ///   `MigrationError.interrupted` where the task is cancelled; every file is then as it was.
  public func write() throws(MigrationError) {
    guard
      let tree = FolderPath.common(
        changes.map { $0.url.resolvingSymlinksInPath().deletingLastPathComponent() })
    else { return }
    let lock: TreeLock
    do throws(FileError) { lock = try TreeLock(tree) } catch {
      throw .file(path: error.path, problem: error.problem)
    }
    do throws(WritingError) { try FileWriter.write(replacements, in: tree) } catch {
      throw MigrationError(error)
    }
    withExtendedLifetime(lock) {}
  }

  var replacements: [FileReplacement] {
    changes.map {
      FileReplacement(url: $0.url, path: $0.path, original: $0.original, replacement: $0.migrated)
    }
  }
}

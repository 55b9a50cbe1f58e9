import Foundation
import MigrationOutput
import SourceText

/// The report for people.
struct TextForm: Sendable {
  /// Sections, with an empty line behind each.
  let body: [String]
  /// Figures, and what would move more.
  let summary: [String]
}

/// What a migration would change, and what it says about every type.
public struct MigrationResult: Sendable {
  /// A file that changes.
  public struct Change: Sendable {
    /// As shown, relative to the current folder where it lies below it.
    public let path: String
    public let original: [UInt8]
    public let migrated: [UInt8]
    /// A unified diff, accepted by `git apply` and `patch -p1` in `MigrationResult.diffFolder`.
    public let diff: [UInt8]
    let url: URL
    private let diffRoot: DiffRoot
    /// What makes `migrated` of `original`.
    let edits: SourceEdits
    /// What the file becomes, and by which edits, where no comments of `MigrationOptions.insertTodos` come or go; nil
    /// where none do.
    private let uncommented: (migrated: [UInt8], edits: SourceEdits)?

    init(
      _ source: SourceFile, _ migrated: [UInt8], by edits: SourceEdits, url: URL, in diffRoot: DiffRoot,
      without uncommented: (migrated: [UInt8], edits: SourceEdits)? = nil
    ) {
      path = source.path
      original = source.bytes
      self.migrated = migrated
      diff = UnifiedDiff.bytes(path: diffRoot.path(of: url), original: source.bytes, edits: edits)
      self.url = url
      self.diffRoot = diffRoot
      self.edits = edits
      self.uncommented = uncommented
    }

    /// A diff of what this changes in the file as an earlier change left it.
    func diff(after earlier: Change?) -> [UInt8] {
      guard let earlier else { return diff }
      return UnifiedDiff.bytes(
        path: diffRoot.path(of: url), original: earlier.migrated,
        edits: earlier.edits.inverted(in: original)
          .followed(by: edits, inOriginalOf: earlier.migrated.count))
    }

    /// Nothing but comments of `MigrationOptions.insertTodos` comes or goes.
    public var isOnlyComments: Bool { uncommented?.edits.isEmpty ?? false }

    /// The same without these comments; nil where nothing is left.
    var withoutComments: Change? {
      guard let uncommented else { return self }
      if uncommented.edits.isEmpty { return nil }
      return Change(
        SourceFile(path: path, bytes: original), uncommented.migrated, by: uncommented.edits, url: url,
        in: diffRoot)
    }
  }

  /// In the order of paths.
  public internal(set) var changes: [Change]
  /// One line for each type, reason and note: `path:line:column: warning: message [id]`.
  public let report: [String]
  /// What moved and what did not, in figures, and the most common reasons.
  public let summary: [String]
  /// The same for people.
  let text: TextForm
  /// Types that were held back.
  public let blockedTypes: Int
  /// Types that move.
  public let migratedTypes: Int
  /// Files that could not be read or parsed.
  public let unreadableFiles: Int
  /// A line for each deployment target of the files that change that has no `@Observable`; the report has them too.
  public let lowDeploymentTargets: [String]
  /// How much was read, and how long the run took.
  public let details: [String]
  /// What the reports are made from.
  var document: ReportDocument
  /// The folder that paths in the diffs start from; nil for the current folder, which it is where all that was given
  /// lies in it.
  public let diffFolder: String?
  /// The folder that shown paths are relative to.
  let workingFolder: String
  /// The absolute paths of what was to be migrated.
  let roots: [String]
  /// Folders in which a run was killed while it rewrote files, which are half old and half new. `Migration.write` puts
  /// them back.
  public internal(set) var killedRuns: [String] = []

  /// The names of the observable types in the files that may be changed, nested ones by their paths; sorted.
  public var typeNames: [String] { Set(document.types.filter(\.isOld).map(\.name)).sorted() }

  /// A line for each note about some types that move.
  func notes(about types: [String]) -> [String] {
    let named = document.types.filter { types.contains($0.name) }
    return Set(named.flatMap(\.notes)).sorted().map { document.notes[$0].line() }
  }

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

  /// The same without comments of `MigrationOptions.insertTodos`.
  var withoutComments: MigrationResult {
    var result = self
    result.changes = changes.compactMap(\.withoutComments)
    return result
  }

  var replacements: [FileReplacement] {
    changes.map {
      FileReplacement(url: $0.url, path: $0.path, original: $0.original, replacement: $0.migrated)
    }
  }
}

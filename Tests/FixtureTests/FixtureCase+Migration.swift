import Foundation
import ObserveMigrate
import TestSupport
import Testing

extension FixtureCase {
  /// The options of the case, for its sources in another folder than its own.
  func migrationOptions(in folder: URL) throws -> MigrationOptions {
    let options = try options()
    let unpublished = try #require(UnpublishedVariables(rawValue: options.unpublished))
    return MigrationOptions(
      paths: options.paths, only: options.only, skip: options.skip, context: options.context,
      excluded: options.excluded,
      bestEffort: options.bestEffort, unpublished: unpublished,
      bridgePublishers: options.bridgePublishers, insertTodos: options.insertTodos,
      workingFolder: folder.path)
  }

  /// What the case's `before/` becomes: in a folder of its own, as the manifest above it here is none of its.
  func migration() async throws -> MigrationResult {
    let folder = try TemporaryFolder(try FileTree(in: before))
    return try await Migration.plan(try migrationOptions(in: folder.url))
  }
}

extension MigrationResult {
  /// The files as they are after the migration.
  func applied(to before: FileTree) -> FileTree {
    var after = before
    for change in changes { after[change.path] = change.migrated }
    return after
  }

  /// What `report.txt` holds.
  var reportText: String {
    (report + summary).map { $0 + "\n" }.joined()
  }
}

import Foundation
import MigrationOutput

/// Moves SwiftUI sources from `ObservableObject` to `@Observable`.
public enum Migration {
  /// Reads the sources, decides which types move, and makes the edits, without writing anything.
  ///
  /// - Throws: `MigrationError` for arguments that lead nowhere. What cannot be migrated is no error; the
  ///   report says it.
  public static func plan(_ options: MigrationOptions) async throws(MigrationError) -> MigrationResult {
    try await plan(options) { $0 }
  }

  /// Says what a type moves together with and why, what holds it back, and what would free it.
  ///
  /// - Parameters:
  ///   - name: a nested type by its path.
  ///   - options: what is read, and which rewrites are made.
  /// - Throws: `MigrationError` for a name or for options that lead nowhere.
  public static func explanation(
    of name: String, _ options: MigrationOptions
  ) async throws(MigrationError) -> [String] {
    let sources = try await SourceDiscovery(options).sources(at: options.paths, context: options.context)
    return try await MigrationRun(reading: sources, options: options).explanation(of: name)
  }

  /// Says what the code in a line is: its type, who holds its objects, what reads and changes it, and what the rules do
  /// there.
  ///
  /// - Parameters:
  ///   - line: from 1.
  ///   - file: its path; the end of it is enough where no other file ends so.
  ///   - options: what is read, and which rewrites are made.
  /// - Throws: `MigrationError` for a file that is not among what is read, and for options that lead nowhere.
  public static func explanation(
    ofLine line: Int, in file: String, _ options: MigrationOptions
  ) async throws(MigrationError) -> [String] {
    let sources = try await SourceDiscovery(options).sources(at: options.paths, context: options.context)
    return try await MigrationRun(reading: sources, options: options).explanation(ofLine: line, in: file)
  }

  /// Like `plan(_:)`, with the files taken in another order, which must not matter.
  package static func plan(
    _ options: MigrationOptions, reordering: ([String]) -> [String]
  ) async throws(MigrationError) -> MigrationResult {
    let discovery = SourceDiscovery(options)
    let sources = try await discovery.sources(at: options.paths, context: options.context)
    var result = try await MigrationRun(reading: sources, options: options, reordering: reordering).result()
    let remains = Recovery.remains(above: try discovery.commonFolder(of: options.paths)) + sources.interrupted
    result.killedRuns = remains.filter(Recovery.isNeeded).map { discovery.displayPath(of: $0) }
    return result
  }
}

import Foundation
import MigrationOutput

extension Migration {
  /// Reads the sources, decides which types move, and rewrites the files: all of them, or none.
  ///
  /// Other runs are kept out of the tree from before the first file is read until the last one is written. Where the
  /// task is cancelled, everything is put back.
  ///
  /// - Throws: `MigrationError`, and every file is then as it was, but for those that the error names.
  public static func write(
    _ options: MigrationOptions, _ writing: WritingOptions = WritingOptions()
  ) async throws(MigrationError) -> WritingOutcome {
    try await guarded(options, writing) { (run, attempt, tree) async throws(MigrationError) in
      try await write(attempt, of: run, in: tree, writing)
    }
  }

  /// What was written.
  struct Written {
    let result: MigrationResult
    var failures: [WritingOutcome.Failure] = []
    var commentsFailure: [String]?
    var checks = 0
  }

  /// Locks the tree, puts back what killed runs left, reads and plans, and writes where nothing stands in the way.
  static func guarded(
    _ options: MigrationOptions, _ writing: WritingOptions,
    _ write: (MigrationRun, MigrationAttempt, _ tree: URL) async throws(MigrationError) -> Written
  ) async throws(MigrationError) -> WritingOutcome {
    let discovery = SourceDiscovery(options)
    let tree = try discovery.commonFolder(of: options.paths)
    return try await locked(tree) { () async throws(MigrationError) in
      let sources = try await discovery.sources(at: options.paths, context: options.context)
      let recovered = try recoverKilledRuns(in: Recovery.remains(above: tree) + sources.interrupted)
      let run = try await MigrationRun(reading: sources, options: options)
      let attempt = try await run.attempt(tryingOptions: true)
      try MigrationError.throwIfCancelled()
      if !attempt.result.lowDeploymentTargets.isEmpty {
        throw .lowDeploymentTargets(attempt.result.lowDeploymentTargets)
      }
      if !writing.allowsUncommittedChanges { try await attempt.result.checkCommitted() }
      let written = try await write(run, attempt, tree)
      return WritingOutcome(
        result: written.result,
        recoveredFiles: recovered.map { discovery.displayPath(of: URL(fileURLWithPath: $0)) },
        failures: written.failures, commentsFailure: written.commentsFailure, checks: written.checks)
    }
  }

  private static func write(
    _ attempt: MigrationAttempt, of run: MigrationRun, in tree: URL, _ writing: WritingOptions
  ) async throws(MigrationError) -> Written {
    if attempt.result.changes.isEmpty { return Written(result: attempt.result) }
    if let verification = writing.verification {
      var verified = VerifiedWriting(
        run, verification, in: Transaction(tree: tree), progress: writing.progress)
      let result = try await verified.write(attempt)
      return Written(
        result: result, failures: verified.failures, commentsFailure: verified.commentsFailure,
        checks: verified.checks)
    }
    writing.progress(.writing)
    do throws(WritingError) { try FileWriter.write(attempt.result.replacements, in: tree) } catch {
      throw MigrationError(error)
    }
    return Written(result: attempt.result)
  }

  private static func locked(
    _ tree: URL, _ body: () async throws(MigrationError) -> WritingOutcome
  ) async throws(MigrationError) -> WritingOutcome {
    let lock: TreeLock
    do throws(FileError) { lock = try TreeLock(tree) } catch {
      throw .file(path: error.path, problem: error.problem)
    }
    let outcome = try await body()
    withExtendedLifetime(lock) {}
    return outcome
  }

  private static func recoverKilledRuns(in trees: [URL]) throws(MigrationError) -> [String] {
    var recovered: [String] = []
    for tree in trees {
      do throws(FileError) { recovered += try Recovery.run(in: tree) } catch {
        throw .file(path: error.path, problem: error.problem)
      }
    }
    return recovered
  }
}

extension MigrationResult {
  /// - Throws: where a file that changes has changes that git could not give back.
  func checkCommitted() async throws(MigrationError) {
    let uncommitted: Set<URL>
    do throws(FileError) { uncommitted = try await UncommittedFiles.among(changes.map(\.url)) } catch {
      throw .file(path: error.path, problem: error.problem)
    }
    let paths = changes.filter { uncommitted.contains($0.url) }.map(\.path)
    if !paths.isEmpty { throw .uncommittedChanges(paths) }
  }
}

import Foundation
import MigrationOutput

/// What came of committing unit after unit.
public struct CommitOutcome: Sendable {
  public let commits: Int
  /// Units that were put back, since the check failed with them.
  public let failures: [WritingOutcome.Failure]
  /// Types that stay, for reasons of their own or of others.
  public let heldBackTypes: Int
}

extension Migration {
  /// Rewrites the units that move, one after the other, and commits each by itself to git.
  ///
  /// - Throws: `MigrationError`. What is committed then stays, and everything else is as it was.
  public static func commitUnits(
    _ options: MigrationOptions, _ writing: WritingOptions = WritingOptions()
  ) async throws(MigrationError) -> CommitOutcome {
    let tree = try SourceDiscovery(options).commonFolder(of: options.paths)
    let lock: TreeLock
    do throws(FileError) { lock = try TreeLock(tree) } catch {
      throw .file(path: error.path, problem: error.problem)
    }
    var committing = CommittedWriting(options, writing, in: tree)
    let outcome = try await committing.run()
    withExtendedLifetime(lock) {}
    return outcome
  }
}

/// Rewrites unit after unit, with a commit for each. Where a hook changes what is committed, the sources are read again.
private struct CommittedWriting {
  private let options: MigrationOptions
  private let writing: WritingOptions
  private let tree: URL
  private var units: UnitWriting
  private var commits = 0

  init(_ options: MigrationOptions, _ writing: WritingOptions, in tree: URL) {
    self.options = options
    self.writing = writing
    self.tree = tree
    units = UnitWriting(writing, in: tree)
  }

  mutating func run() async throws(MigrationError) -> CommitOutcome {
    let checkout = try await Self.filed { () async throws(FileError) in try await GitCheckout(around: tree) }
    while true {
      let discovery = SourceDiscovery(options)
      let sources = try await discovery.sources(at: options.paths, context: options.context)
      let remains = Recovery.remains(above: tree) + sources.interrupted
      if let left = remains.first(where: Recovery.isNeeded) {
        throw .file(
          path: discovery.displayPath(of: left),
          problem: "a run was killed here, and its files are not put back; run with --in-place first")
      }
      let run = try await MigrationRun(reading: sources, options: options)
      let whole = try await run.attempt()
      if commits == 0 { try await check(whole.result, in: checkout) }
      if try await commitAll(of: run, whole, to: checkout) {
        return CommitOutcome(
          commits: commits, failures: units.failures, heldBackTypes: whole.result.blockedTypes)
      }
    }
  }

  private func check(_ result: MigrationResult, in checkout: GitCheckout) async throws(MigrationError) {
    if !result.lowDeploymentTargets.isEmpty { throw .lowDeploymentTargets(result.lowDeploymentTargets) }
    let changed = try await Self.filed { () async throws(FileError) in try await checkout.changedFiles() }
    if !changed.isEmpty { throw .unclean(changed) }
    do throws(MigrationError) { try await result.checkCommitted() } catch {
      if case .uncommittedChanges(let paths) = error { throw .unclean(paths) }
      throw error
    }
  }

  /// - Returns: false where a hook changed what was written, and the rest is to be read again.
  private mutating func commitAll(
    of run: MigrationRun, _ whole: MigrationAttempt, to checkout: GitCheckout
  ) async throws(MigrationError) -> Bool {
    var steps = try await UnitSteps(run, whole)
    var said: Set<ReportDocument.Message> = []
    for unit in steps.units where !units.putBack.contains(unit.names) {
      try MigrationError.throwIfCancelled()
      let step = try await steps.step(moving: unit)
      if step.replacements.isEmpty {
        steps.keep(step)
        continue
      }
      let notes = step.result.document.notes
      let message = CommitMessage(unit.names, notes: notes.filter { !said.contains($0) })
      guard try await commit(step, message, to: checkout) else { continue }
      said.formUnion(notes)
      steps.keep(step)
      if step.replacements.contains(where: isChangedOnDisk) { return false }
    }
    return true
  }

  /// - Returns: whether the check passed, or the unit was put back.
  private mutating func commit(
    _ step: UnitSteps.Step, _ message: CommitMessage, to checkout: GitCheckout
  ) async throws(MigrationError) -> Bool {
    let isKept = try await units.write(step) { () async throws(MigrationError) in
      try await Self.filed { () async throws(FileError) in
        try await checkout.commit(step.replacements.map(\.url), message: message.text)
      }
    }
    guard isKept else { return false }
    commits += 1
    writing.progress(.committed(message.subject))
    return true
  }

  private func isChangedOnDisk(_ replacement: FileReplacement) -> Bool {
    do throws(FileError) {
      return try SourceBytes.read(replacement.url.path) != replacement.replacement
    } catch {
      return true
    }
  }

  private static func filed<Value>(
    _ body: () async throws(FileError) -> Value
  ) async throws(MigrationError) -> Value {
    do throws(FileError) { return try await body() } catch {
      throw .file(path: error.path, problem: error.problem)
    }
  }
}

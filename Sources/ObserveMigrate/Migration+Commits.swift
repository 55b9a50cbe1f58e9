import Foundation
import MigrationOutput
import SourceText

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

/// Rewrites unit after unit, with a commit for each.
///
/// Each step plans with the units so far and one more, from the sources as they were read first. So the last step
/// leaves what a single run would. Where a hook changes what is committed, the sources are read again.
private struct CommittedWriting {
  private let options: MigrationOptions
  private let writing: WritingOptions
  private let tree: URL
  private var commits = 0
  private var failures: [WritingOutcome.Failure] = []
  /// Units that the check fails with, by the names of their types.
  private var failed: Set<[String]> = []
  private var isChecked = false

  init(_ options: MigrationOptions, _ writing: WritingOptions, in tree: URL) {
    self.options = options
    self.writing = writing
    self.tree = tree
  }

  mutating func run() async throws(MigrationError) -> CommitOutcome {
    let checkout = try await filed { () async throws(FileError) in try await GitCheckout(around: tree) }
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
          commits: commits, failures: failures, heldBackTypes: whole.result.blockedTypes)
      }
    }
  }

  private func check(_ result: MigrationResult, in checkout: GitCheckout) async throws(MigrationError) {
    if !result.lowDeploymentTargets.isEmpty { throw .lowDeploymentTargets(result.lowDeploymentTargets) }
    let changed = try await filed { () async throws(FileError) in try await checkout.changedFiles() }
    if !changed.isEmpty { throw .unclean(changed) }
    do throws(MigrationError) { try await result.checkCommitted() } catch {
      if case .uncommittedChanges(let paths) = error { throw .unclean(paths) }
      throw error
    }
  }

  /// - Returns: false where a hook changed what was written, and the rest is to be read again.
  private mutating func commitAll(
    of run: MigrationRun, _ whole: VerifiedWriting.Attempt, to checkout: GitCheckout
  ) async throws(MigrationError) -> Bool {
    var done: [MigrationRun.Unit] = []
    var state: [URL: [UInt8]] = [:]
    var said: Set<ReportDocument.Message> = []
    for unit in try await run.unitsInOrder(whole) where !failed.contains(unit.names) {
      try Migration.checkCancellation()
      let left = whole.units.filter { other in
        other.members != unit.members && !done.contains { $0.members == other.members }
      }
      let attempt = left.isEmpty ? whole : try await run.attempt(leaving: left)
      let replacements = attempt.result.changes.map { change in
        FileReplacement(
          url: change.url, path: change.path, original: state[change.url] ?? change.original,
          replacement: change.migrated)
      }.filter { $0.original != $0.replacement }
      if replacements.isEmpty {
        done.append(unit)
        continue
      }
      let notes = attempt.result.document.notes
      let message = CommitMessage(unit.names, notes: notes.filter { !said.contains($0) })
      guard try await commit(unit, replacements, message, to: checkout) else { continue }
      said.formUnion(notes)
      done.append(unit)
      for replacement in replacements { state[replacement.url] = replacement.replacement }
      if replacements.contains(where: isChangedOnDisk) { return false }
    }
    return true
  }

  /// - Returns: whether the check passed, or the unit was put back.
  private mutating func commit(
    _ unit: MigrationRun.Unit, _ replacements: [FileReplacement], _ message: CommitMessage,
    to checkout: GitCheckout
  ) async throws(MigrationError) -> Bool {
    writing.progress(.writing)
    if !isChecked, let verification = writing.verification {
      if case .failed(let messages) = await verification.check() { throw .checkFailedBefore(messages) }
      isChecked = true
    }
    var transaction = Transaction(tree: tree)
    do throws(MigrationError) {
      do throws(WritingError) { try transaction.apply(replacements) } catch { throw MigrationError(error) }
      if let verification = writing.verification {
        let outcome = await verification.check()
        try Migration.checkCancellation()
        if case .failed(let messages) = outcome {
          failures.append(WritingOutcome.Failure(types: unit.names, messages: messages))
          failed.insert(unit.names)
          let left = transaction.rollBack()
          if let path = left.first {
            throw .file(path: path, problem: "it changed during the run, and could not be put back")
          }
          return false
        }
      }
      try await filed { () async throws(FileError) in
        try await checkout.commit(replacements.map(\.url), message: message.text)
      }
      commits += 1
      do throws(WritingError) { try transaction.commit() } catch { throw MigrationError(error) }
      writing.progress(.committed(message.subject))
      return true
    } catch {
      let left = transaction.rollBack()
      switch error {
      case .interrupted(let others): throw .interrupted(notPutBack: Set(others + left).sorted())
      case .file(let path, let problem):
        let rest =
          left.isEmpty ? "its files are as they were" : "not put back: \(left.joined(separator: ", "))"
        let names = UnitPlan.names(unit.names)
        throw .file(path: path, problem: "\(problem)\nnothing of \(names) is committed, and \(rest)")
      default: throw error
      }
    }
  }

  private func isChangedOnDisk(_ replacement: FileReplacement) -> Bool {
    do throws(FileError) {
      return try SourceBytes.read(replacement.url.path) != replacement.replacement
    } catch {
      return true
    }
  }

  private func filed<Value>(
    _ body: () async throws(FileError) -> Value
  ) async throws(MigrationError) -> Value {
    do throws(FileError) { return try await body() } catch {
      throw .file(path: error.path, problem: error.problem)
    }
  }
}

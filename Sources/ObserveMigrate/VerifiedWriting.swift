import MigrationOutput

/// Rewrites all units, lets the check say whether that is right, and puts those units back that it fails with.
///
/// Units are independent, so any set of them can be tried. What passed stays, and the rest is halved until a single
/// unit is left that fails on top of it: this takes about twice the logarithm of the number of units for each unit at
/// fault, and ends with a tree that passed whatever depends on what.
struct VerifiedWriting {
  private let run: MigrationRun
  private let verification: Verification
  private let progress: @Sendable (WritingStep) -> Void
  private var transaction: Transaction
  private(set) var checks = 0
  private(set) var failures: [WritingOutcome.Failure] = []
  /// What the check said about the comments of `MigrationOptions.insertTodos`, where it fails with them.
  private(set) var commentsFailure: [String]?
  private var passed = 0
  private var all = 0

  init(
    _ run: MigrationRun, _ verification: Verification, in transaction: Transaction,
    progress: @escaping @Sendable (WritingStep) -> Void
  ) {
    self.run = run
    self.verification = verification
    self.transaction = transaction
    self.progress = progress
  }

  /// - Returns: what is on disk in the end.
  mutating func write(_ whole: MigrationAttempt) async throws(MigrationError) -> MigrationResult {
    do throws(MigrationError) {
      // The command is to be ended too where somebody ends the run.
      progress(.writing)
      all = whole.units.count
      if case .failed(let messages) = try await check(moved: 0, of: whole.units.count) {
        throw .checkFailedBefore(messages)
      }
      let result = try await commented(
        whole.units.isEmpty ? whole.result : try await largestThatPasses(whole))
      do throws(WritingError) { try transaction.commit() } catch { throw MigrationError(error) }
      return result
    } catch {
      // An attempt that failed on disk is put back already, and putting back twice does nothing.
      let left = transaction.rollBack()
      if case .interrupted(let others) = error { throw .interrupted(notPutBack: Set(others + left).sorted()) }
      throw error
    }
  }

  /// Comments do not matter to a compiler, but to other tools: they are tried last, and by themselves.
  private mutating func commented(_ result: MigrationResult) async throws(MigrationError) -> MigrationResult {
    let bare = result.withoutComments
    if bare.changes.map(\.migrated) == result.changes.map(\.migrated) { return result }
    try apply(result)
    guard case .failed(let messages) = try await check(moved: passed, of: all) else { return result }
    commentsFailure = messages
    try apply(bare)
    return bare
  }

  private mutating func largestThatPasses(_ whole: MigrationAttempt) async throws(MigrationError)
    -> MigrationResult
  {
    var passing: [MovingUnit] = []
    var open = whole.units
    var faulty: [MovingUnit] = []
    while true {
      guard case .failed(let messages) = try await attempt(passing + open, of: whole) else {
        passing += open
        break
      }
      let (fault, passed, rest) = try await firstFault(
        among: open, on: passing, messages, of: whole)
      faulty.append(fault)
      passing += passed
      open = rest
      if open.isEmpty { break }
    }
    // The tree may hold an attempt that failed, and what passed is to stay.
    let final = try await run.attempt(
      leaving: whole.units.filter { unit in !passing.contains { $0.members == unit.members } },
      putBack: faulty, tryingOptions: true)
    passed = passing.count
    try apply(final.result.withoutComments)
    return final.result
  }

  /// - Returns: a unit that fails on top of those that pass, those that were found to pass, and those that were not
  ///   looked at any further.
  private mutating func firstFault(
    among units: [MovingUnit], on passing: [MovingUnit], _ said: [String], of whole: MigrationAttempt
  ) async throws(MigrationError) -> (MovingUnit, [MovingUnit], [MovingUnit]) {
    var suspects = units
    var messages = said
    var passed: [MovingUnit] = []
    var rest: [MovingUnit] = []
    while suspects.count > 1 {
      let half = Array(suspects.prefix(suspects.count / 2))
      let others = Array(suspects.dropFirst(half.count))
      switch try await attempt(passing + passed + half, of: whole) {
      case .passed:
        passed += half
        suspects = others
      case .failed(let said):
        rest = others + rest
        suspects = half
        messages = said
      }
    }
    failures.append(WritingOutcome.Failure(types: suspects[0].names, messages: messages))
    return (suspects[0], passed, rest)
  }

  /// Makes the tree what it is with these units moved, and lets the check look at it.
  private mutating func attempt(
    _ units: [MovingUnit], of whole: MigrationAttempt
  ) async throws(MigrationError) -> Verification.Outcome {
    let left = whole.units.filter { unit in !units.contains { $0.members == unit.members } }
    let attempt = left.isEmpty ? whole : try await run.attempt(leaving: left, putBack: [])
    try apply(attempt.result.withoutComments)
    return try await check(moved: units.count, of: whole.units.count)
  }

  private mutating func apply(_ result: MigrationResult) throws(MigrationError) {
    do throws(WritingError) { try transaction.apply(result.replacements) } catch {
      throw MigrationError(error)
    }
  }

  private mutating func check(moved: Int, of all: Int) async throws(MigrationError) -> Verification.Outcome {
    checks += 1
    progress(.verifying(run: checks, units: moved, of: all))
    let outcome = await verification.check()
    try MigrationError.throwIfCancelled()
    return outcome
  }
}

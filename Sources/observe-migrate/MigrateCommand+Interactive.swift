import ArgumentParser
import ObserveMigrate

/// `--interactive`: one unit after the other, as `git add --patch` goes through hunks.
extension MigrateCommand {
  func validateInteraction() throws {
    if insertTodos { throw ValidationError("--insert-todos and --interactive exclude each other") }
    if quiet { throw ValidationError("--quiet and --interactive exclude each other") }
    if reporting.takesStandardOutput { throw ValidationError("--format needs --output with --interactive") }
    if !Terminal.canAsk {
      throw ValidationError(
        "--interactive asks, and there is no terminal to answer at; use --in-place with --only <type>, "
          + "or 'observe-migrate plan' for the list")
    }
  }

  func ask(_ options: MigrationOptions) async throws {
    let interruption = Interruption()
    let questions = UnitQuestions()
    let writing = WritingOptions(
      allowsUncommittedChanges: allowDirty, verification: verify.map { Verification(command: $0) }
    ) { step in
      if step == .writing { interruption.beginWriting() }
      if case .putBack(let failure) = step { Self.report(failure) }
    }
    let outcome: WritingOutcome
    do throws(MigrationError) {
      outcome = try await interruption.cancelling { () async throws(MigrationError) in
        try await Migration.writeUnits(options, writing) { proposal async throws(MigrationError) in
          interruption.endWriting()
          return try await questions.answer(to: proposal)
        }
      }
    } catch {
      guard case .interrupted(notPutBack: []) = error else { throw error }
      Terminal.error("interrupted: what was applied before stays, and everything else is as it was")
      throw ExitCode(error.exitCode)
    }
    try report(asked: outcome)
  }

  private func report(asked outcome: WritingOutcome) throws {
    Self.report(recovered: outcome.recoveredFiles)
    try reporting.write(outcome.result)
    for line in outcome.result.summary(as: .text) { Terminal.error(line) }
    if !outcome.failures.isEmpty { throw ExitCode(4) }
    try exitCode(of: outcome.result).map { throw $0 }
  }
}

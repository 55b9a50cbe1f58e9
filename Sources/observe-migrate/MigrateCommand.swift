import ArgumentParser
import Foundation
import ObserveMigrate

struct MigrateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Moves SwiftUI code from ObservableObject to @Observable.",
    usage: """
      observe-migrate [options] [<path> ...]
      observe-migrate plan [options] [<path> ...]
      observe-migrate explain <identifier, type or place> [<path> ...]
      observe-migrate list-rules
      """,
    discussion: """
      Says what would move, and prints a diff of it with --dry-run or where the output goes to a file; rewrites \
      the files with --in-place. A class moves with every use of it in every file, or stays untouched with a \
      reason. 'explain' says what a message means, or what holds a type back; 'list-rules' lists what is rewritten.

      EXAMPLES:
        observe-migrate App                      say what would move
        observe-migrate --dry-run App            show what would change
        observe-migrate --interactive App        ask about each type, with its diff
        observe-migrate --in-place App           rewrite the files
        observe-migrate --only Library App       a type, and what moves with it
        observe-migrate --check --quiet App      exit with 1 if something could move
        observe-migrate explain Library App      what holds a type back
        observe-migrate explain publisher-used   what a message means
      """)

  @Argument(help: "Files or folders to migrate.", completion: .file(extensions: ["swift"]))
  var paths: [String] = ["."]

  @Flag(
    help: """
      Print a unified diff on standard output and write nothing. The default where standard output is no terminal; \
      on a terminal the report is printed alone.
      """)
  var dryRun = false

  @Flag(name: [.customShort("i"), .long], help: "Rewrite the files.")
  var inPlace = false

  @Flag(help: "Ask about each set of types that move together, with its diff, and rewrite what is wanted.")
  var interactive = false

  @OptionGroup(title: "Continuous integration")
  var checking: CheckOptions

  @Option(
    help: ArgumentHelp("Migrate only this type and what must move with it.", valueName: "type"),
    completion: .typeNames)
  var only: [String] = []

  @Option(help: ArgumentHelp("Leave this type alone.", valueName: "type"), completion: .typeNames)
  var skip: [String] = []

  @OptionGroup(title: "Sources and rewrites")
  var sources: SourceOptions

  @OptionGroup(title: "Report")
  var reporting: ReportOptions

  @Flag(help: "Leave a comment above each place that needs a hand, and take away those that are done.")
  var insertTodos = false

  @Flag(help: "Rewrite files too whose changes are not committed to git.")
  var allowDirty = false

  @Option(
    help: ArgumentHelp(
      "With --in-place: run this before and after; put back the types that it fails with, and keep the rest.",
      valueName: "command"))
  var verify: String?

  @Flag(help: "Exit with 1 when a type is held back.")
  var strict = false

  @Flag(help: "Print no report, only the diff and errors.")
  var quiet = false

  @Flag(
    help: "Print every place that holds a type back, each file that changes, and how long the run took.")
  var verbose = false

  @Option(
    help: ArgumentHelp(
      "Colour the diff and the report: auto does on a terminal.", valueName: "auto|always|never"))
  var color = ColorChoice.auto

  func validate() throws {
    let modes = [
      ("--dry-run", dryRun), ("--in-place", inPlace), ("--interactive", interactive),
      ("--check", checking.check),
    ].filter(\.1).map(\.0)
    if modes.count > 1 { throw ValidationError("\(modes.joined(separator: " and ")) exclude each other") }
    if insertTodos, checking.check { throw ValidationError("--insert-todos and --check exclude each other") }
    if quiet, verbose { throw ValidationError("--quiet and --verbose exclude each other") }
    if verify != nil, !inPlace, !interactive {
      throw ValidationError("--verify needs --in-place or --interactive")
    }
    if interactive { try validateInteraction() }
  }

  func run() async throws {
    defer { Terminal.clearStatus() }
    Terminal.setColor(color)
    var options = sources.migrationOptions(for: paths)
    options.only = only
    options.skip = skip
    options.insertTodos = insertTodos
    options.isVerbose = verbose
    options.keepsUnitDiffs = reporting.format == .html
    do {
      if inPlace {
        try await rewrite(options)
      } else if interactive {
        try await ask(options)
      } else if checking.check {
        try await check(options)
      } else {
        try await show(options)
      }
    } catch let error as MigrationError {
      Terminal.error(error.description)
      throw ExitCode(error.exitCode)
    }
  }

  private func show(_ options: MigrationOptions) async throws {
    let result = try await plan(options)
    if showsDiff { Terminal.output(diff: result.diff) }
    try report(result)
    try exitCode(of: result).map { throw $0 }
  }

  /// Somebody at a terminal who asked for nothing in particular wants to know, and not to scroll.
  private var showsDiff: Bool {
    !reporting.takesStandardOutput && (dryRun || !Terminal.isShown)
  }

  private func check(_ options: MigrationOptions) async throws {
    let baseline = try checking.existingBaseline()
    let planned = try await plan(options)
    if try checking.writeBaseline(of: planned) {
      if planned.unreadableFiles > 0 { throw ExitCode(3) }
      return
    }
    let result = baseline.map(planned.compared) ?? planned
    try report(result)
    try exitCode(of: result).map { throw $0 }
    if checking.fails(result) { throw ExitCode(1) }
  }

  private func plan(_ options: MigrationOptions) async throws -> MigrationResult {
    let result = try await Interruption().cancelling { () async throws(MigrationError) in
      try await Migration.plan(options)
    }
    for folder in result.killedRuns {
      Terminal.error("\(folder): warning: a run was killed here; --in-place puts its files back first")
    }
    return result
  }

  private func rewrite(_ options: MigrationOptions) async throws {
    let interruption = Interruption()
    let writing = WritingOptions(
      allowsUncommittedChanges: allowDirty, verification: verify.map { Verification(command: $0) }
    ) { [verbose] step in
      if step == .writing { interruption.beginWriting() }
      Progress.show(step, always: verbose)
    }
    let outcome = try await interruption.cancelling { () async throws(MigrationError) in
      try await Migration.write(options, writing)
    }
    Self.report(recovered: outcome.recoveredFiles)
    try report(outcome.result)
    report(outcome)
    if !outcome.failures.isEmpty || outcome.commentsFailure != nil { throw ExitCode(4) }
    try exitCode(of: outcome.result).map { throw $0 }
  }

  static func report(recovered files: [String]) {
    for path in files {
      Terminal.error("\(path): note: put back first, since a run was killed before it was done")
    }
  }

  func exitCode(of result: MigrationResult) -> ExitCode? {
    if result.unreadableFiles > 0 { return ExitCode(3) }
    return strict && result.blockedTypes > 0 ? ExitCode(1) : nil
  }

  /// What was put back and why, also where no report is wanted.
  private func report(_ outcome: WritingOutcome) {
    for failure in outcome.failures { Self.report(failure) }
    if let messages = outcome.commentsFailure {
      Terminal.error("took back the comments of --insert-todos, because the verify command fails with them:")
      for message in messages { Terminal.error("  " + message) }
    }
    if verify != nil, !quiet { Terminal.error("ran the verify command \(outcome.checks) times") }
  }

  static func report(_ failure: WritingOutcome.Failure) {
    let types = failure.types.map { "'\($0)'" }.joined(separator: ", ")
    Terminal.error("put back \(types), because the verify command fails with it:")
    for message in failure.messages { Terminal.error("  " + message) }
  }

  private func report(_ result: MigrationResult) throws(MigrationError) {
    try reporting.write(result)
    if quiet {
      // Errors all the same.
      for line in reporting.takesStandardOutput ? [] : result.newTypes ?? [] { Terminal.error(line) }
      return
    }
    for line in reporting.lines(result) { Terminal.error(line) }
    if verbose {
      let verb = inPlace ? "rewrote" : "would rewrite"
      for line in result.changes.map({ "\(verb) \($0.path)" }) + result.details { Terminal.error(line) }
    }
    for line in whatWasDone(result) { Terminal.error(line) }
  }

  /// What was written, or how to go on.
  private func whatWasDone(_ result: MigrationResult) -> [String] {
    let count = result.changes.count
    if inPlace {
      return [count == 0 ? "rewrote nothing" : "rewrote \(count == 1 ? "1 file" : "\(count) files")"]
    }
    if checking.check { return ["checked only: nothing was written"] }
    return result.changes.isEmpty ? [] : howToGoOn(result)
  }

  private func howToGoOn(_ result: MigrationResult) -> [String] {
    let given = CommandLine.arguments.dropFirst().filter { $0 != "--dry-run" }
    func command(_ mode: String) -> String {
      (["observe-migrate", mode] + given).map(\.shellQuoted).joined(separator: " ")
    }
    var lines: [String] = []
    if !showsDiff, !reporting.takesStandardOutput {
      lines.append("to see the diff: \(command("--dry-run"))")
      if !insertTodos { lines.append("to be asked about each type: \(command("--interactive"))") }
    }
    let condition = result.lowDeploymentTargets.isEmpty ? "" : ", once the deployment targets are raised"
    lines.append("to apply\(condition): \(command("--in-place"))")
    if let folder = result.diffFolder, showsDiff {
      lines.append("the paths in the diff start from \(folder); there, 'git apply' and 'patch -p1' take it")
    }
    return lines
  }
}

extension MigrationError {
  /// 2 where the arguments lead nowhere, 3 where files could or should not be read or written, 130 where the run was
  /// interrupted.
  var exitCode: Int32 {
    switch self {
    case .noSuchPath, .noSwiftFiles, .noSuchType, .noSuchBaseline, .noSuchLine: 2
    case .file, .uncommittedChanges, .unclean, .lowDeploymentTargets, .checkFailedBefore: 3
    case .interrupted: 130
    }
  }
}

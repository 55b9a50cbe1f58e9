import ArgumentParser
import ObserveMigrate

struct PlanCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan",
    abstract: "Lists what moves together, in the order that frees most for least.",
    discussion: """
      Each unit of types moves with one command, which is printed. Units that move as they are come first, small \
      ones before large ones; then those that are held back, by how many types their reasons free. With --commit, \
      the former are rewritten one after the other, with a git commit for each.
      """)

  enum Format: String, ExpressibleByArgument {
    case text, json
  }

  @Argument(help: "Files or folders to migrate.")
  var paths: [String] = ["."]

  @Flag(help: "Rewrite the units that move, and commit each by itself.")
  var commit = false

  @Option(
    help: ArgumentHelp(
      "With --commit: run this before all and after each unit; put back the units that it fails with.",
      valueName: "command"))
  var verify: String?

  @Option(help: ArgumentHelp("The form of the plan.", valueName: "text|json"))
  var format = Format.text

  @OptionGroup(title: "Sources and rewrites")
  var sources: SourceOptions

  func validate() throws {
    if verify != nil, !commit { throw ValidationError("--verify needs --commit") }
    if commit, format != .text { throw ValidationError("--commit and --format exclude each other") }
  }

  func run() async throws {
    let options = sources.migrationOptions(for: paths)
    do {
      try await commit ? write(options) : show(options)
    } catch let error as MigrationError {
      if commit, case .interrupted(notPutBack: []) = error {
        Terminal.error("interrupted: commits that were made stay, and everything else is as it was")
      } else {
        Terminal.error(error.description)
      }
      throw ExitCode(error.exitCode)
    }
  }

  private func show(_ options: MigrationOptions) async throws {
    let arguments = sources.arguments + (paths.contains { $0.hasPrefix("-") } ? ["--"] : []) + paths
    let plan = try await Interruption().cancelling { () async throws(MigrationError) in
      try await Migration.units(options, passing: arguments)
    }
    switch format {
    case .text: Terminal.output(Array(plan.lines.map { $0 + "\n" }.joined().utf8))
    case .json: Terminal.output(plan.json)
    }
  }

  private func write(_ options: MigrationOptions) async throws {
    let interruption = Interruption()
    let writing = WritingOptions(verification: verify.map { Verification(command: $0) }) { step in
      if step == .writing { interruption.beginWriting() }
      if case .committed(let subject) = step { Terminal.output(Array("committed: \(subject)\n".utf8)) }
      Progress.show(step)
    }
    let outcome = try await interruption.cancelling { () async throws(MigrationError) in
      try await Migration.commitUnits(options, writing)
    }
    for failure in outcome.failures { MigrateCommand.report(failure) }
    let left = outcome.heldBackTypes == 1 ? "1 type is" : "\(outcome.heldBackTypes) types are"
    Terminal.error(
      "\(outcome.commits == 1 ? "1 commit" : "\(outcome.commits) commits"); \(left) held back")
    if !outcome.failures.isEmpty { throw ExitCode(4) }
  }
}

import ArgumentParser
import Foundation
import ObserveMigrate

struct MigrateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Moves SwiftUI code from ObservableObject to @Observable.",
    usage: """
      observe-migrate [options] [<path> ...]
      observe-migrate explain <identifier or type> [<path> ...]
      observe-migrate list-rules
      """,
    discussion: """
      Prints a diff of what it would change, and rewrites the files with --in-place. A class moves with every \
      use of it in every file, or stays untouched with a reason. 'explain' says what a message means, or what \
      holds a type back; 'list-rules' lists what is rewritten.
      """)

  @Argument(help: "Files or folders to migrate.")
  var paths: [String] = ["."]

  @Flag(help: "Print a unified diff on standard output and write nothing (the default).")
  var dryRun = false

  @Flag(name: [.customShort("i"), .long], help: "Rewrite the files.")
  var inPlace = false

  @Option(help: ArgumentHelp("Migrate only this type and what must move with it.", valueName: "type"))
  var only: [String] = []

  @Option(help: ArgumentHelp("Leave this type alone.", valueName: "type"))
  var skip: [String] = []

  @OptionGroup(title: "Sources and rewrites")
  var sources: SourceOptions

  @Flag(help: "Rewrite files too whose changes are not committed to git.")
  var allowDirty = false

  @Flag(help: "Exit with 1 when a type is held back.")
  var strict = false

  @Flag(help: "Print no report, only the diff and errors.")
  var quiet = false

  func validate() throws {
    if dryRun, inPlace { throw ValidationError("--dry-run and --in-place exclude each other") }
  }

  func run() async throws {
    var options = sources.migrationOptions(for: paths)
    options.only = only
    options.skip = skip
    let result: MigrationResult
    do throws(MigrationError) {
      result = try await inPlace ? write(options) : plan(options)
    } catch {
      Terminal.error(error.description)
      throw ExitCode(error.exitCode)
    }
    if !inPlace { Terminal.output(result.diff) }
    report(result)
    if result.unreadableFiles > 0 { throw ExitCode(3) }
    if strict, result.blockedTypes > 0 { throw ExitCode(1) }
  }

  private func plan(_ options: MigrationOptions) async throws(MigrationError) -> MigrationResult {
    let result = try await Interruption.cancelling { () async throws(MigrationError) in
      try await Migration.plan(options)
    }
    for folder in result.killedRuns {
      Terminal.error("\(folder): warning: a run was killed here; --in-place puts its files back first")
    }
    return result
  }

  private func write(_ options: MigrationOptions) async throws(MigrationError) -> MigrationResult {
    let writing = WritingOptions(allowsUncommittedChanges: allowDirty)
    let outcome = try await Interruption.cancelling { () async throws(MigrationError) in
      try await Migration.write(options, writing)
    }
    for path in outcome.recoveredFiles {
      Terminal.error("\(path): note: put back first, since a run was killed before it was done")
    }
    return outcome.result
  }

  private func report(_ result: MigrationResult) {
    if quiet { return }
    for line in result.report + result.summary { Terminal.error(line) }
    if !inPlace, !result.changes.isEmpty {
      let command = CommandLine.arguments.dropFirst().filter { $0 != "--dry-run" }.map(\.shellQuoted)
      Terminal.error("to apply: \((["observe-migrate", "--in-place"] + command).joined(separator: " "))")
    }
  }
}

extension String {
  /// As a shell takes it for one word.
  fileprivate var shellQuoted: String {
    let isPlain = allSatisfy { $0.isLetter || $0.isNumber || "-_./,:=+@".contains($0) }
    return isPlain && !isEmpty ? self : "'" + replacingOccurrences(of: "'", with: "'\\''") + "'"
  }
}

extension MigrationError {
  /// 2 where the arguments lead nowhere, 3 where files could or should not be read or written, 130 where the run was
  /// interrupted.
  var exitCode: Int32 {
    switch self {
    case .noSuchPath, .noSwiftFiles, .noSuchType: 2
    case .file, .uncommittedChanges: 3
    case .interrupted: 130
    }
  }
}

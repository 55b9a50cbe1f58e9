public import ArgumentParser
import Foundation
public import ObserveMigrate

struct ObserveMigrateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "observe-migrate",
    abstract: "Moves SwiftUI code from ObservableObject to @Observable.",
    discussion: """
      Prints a diff of what it would change, and rewrites the files with --in-place. A class moves with every \
      use of it in every file, or stays untouched with a reason.
      """,
    version: "0.1.0")

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

  @Option(help: ArgumentHelp("Leave out paths that match, besides the usual ones.", valueName: "glob"))
  var exclude: [String] = []

  @Flag(help: "Make the rewrites too that may behave differently, as their notes say.")
  var bestEffort = false

  @Option(
    help: ArgumentHelp(
      """
      What becomes of stored variables that were not published: auto tracks them unless that breaks something, \
      track wherever it compiles, ignore only those that are announced by hand.
      """,
      valueName: "auto|track|ignore"))
  var unpublished = UnpublishedVariables.auto

  @Option(help: ArgumentHelp("Work on this many files at once.", valueName: "n"))
  var jobs: Int?

  @Flag(help: "Exit with 1 when a type is held back.")
  var strict = false

  @Flag(help: "Print no report, only the diff and errors.")
  var quiet = false

  func validate() throws {
    if dryRun, inPlace { throw ValidationError("--dry-run and --in-place exclude each other") }
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1") }
  }

  func run() async throws {
    let options = MigrationOptions(
      paths: paths.isEmpty ? ["."] : paths, only: only, skip: skip, excluded: exclude,
      bestEffort: bestEffort, unpublished: unpublished, jobs: jobs)
    let result: MigrationResult
    do throws(MigrationError) {
      result = try await Migration.plan(options)
      if inPlace { try result.write() }
    } catch {
      printError(error.description)
      throw ExitCode(error.exitCode)
    }
    if !inPlace { FileHandle.standardOutput.write(Data(result.diff)) }
    report(result)
    if result.unreadableFiles > 0 { throw ExitCode(3) }
    if strict, result.blockedTypes > 0 { throw ExitCode(1) }
  }

  private func report(_ result: MigrationResult) {
    if quiet { return }
    for line in result.report + result.summary { printError(line) }
    if !inPlace, !result.changes.isEmpty {
      let command = CommandLine.arguments.dropFirst().filter { $0 != "--dry-run" }.map(\.shellQuoted)
      printError("to apply: \((["observe-migrate", "--in-place"] + command).joined(separator: " "))")
    }
  }

  private func printError(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}

extension UnpublishedVariables: ExpressibleByArgument {}

extension String {
  /// As a shell takes it for one word.
  fileprivate var shellQuoted: String {
    let isPlain = allSatisfy { $0.isLetter || $0.isNumber || "-_./,:=+@".contains($0) }
    return isPlain && !isEmpty ? self : "'" + replacingOccurrences(of: "'", with: "'\\''") + "'"
  }
}

extension MigrationError {
  /// 2 where the arguments lead nowhere, 3 where a file could not be read or written.
  fileprivate var exitCode: Int32 {
    switch self {
    case .noSuchPath, .noSwiftFiles, .noSuchType: 2
    case .file: 3
    }
  }
}

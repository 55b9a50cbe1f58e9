import ArgumentParser
import ObserveMigrate

/// What `--check` goes by.
struct CheckOptions: ParsableArguments {
  @Flag(help: "Print what is left to migrate, and exit with 1 if something could be migrated: for CI.")
  var check = false

  @Option(
    help: ArgumentHelp(
      "With --check: exit with 1 only for types of the old system that this file does not list.",
      valueName: "file"),
    completion: .file())
  var baseline: String?

  @Flag(help: "With --check and --baseline: write the file, with every type that is of the old system now.")
  var writeBaseline = false

  init() {}

  func validate() throws {
    if baseline != nil, !check { throw ValidationError("--baseline needs --check") }
    if writeBaseline, baseline == nil { throw ValidationError("--write-baseline needs --baseline") }
  }

  /// The baseline to go by; nil where there is none, or where it is to be written.
  func existingBaseline() throws(MigrationError) -> MigrationBaseline? {
    guard let baseline, !writeBaseline else { return nil }
    return try MigrationBaseline(readingFrom: baseline)
  }

  /// - Returns: whether that was asked for.
  func writeBaseline(of result: MigrationResult) throws(MigrationError) -> Bool {
    guard let baseline, writeBaseline else { return false }
    let types = try MigrationBaseline.write(result, to: baseline)
    Terminal.error("\(baseline): note: it tolerates \(types == 1 ? "1 type" : "\(types) types")")
    return true
  }

  func fails(_ result: MigrationResult) -> Bool {
    result.newTypes.map { !$0.isEmpty } ?? !result.changes.isEmpty
  }
}

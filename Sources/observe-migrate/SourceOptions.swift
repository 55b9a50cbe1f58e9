public import ArgumentParser
public import ObserveMigrate

/// What is read, and which rewrites are made: the options of every command that plans a migration.
struct SourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Read these sources too, and never change them.", valueName: "path"),
    completion: .file())
  var context: [String] = []

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

  @Flag(
    help: """
      Let the publishers of properties live on as subjects, and objectWillChange as a publisher, with the same \
      values at the same time.
      """)
  var bridgePublishers = false

  @Option(
    help: ArgumentHelp(
      "Go by this instead of what the project's files say about the platform, as in 'iOS 17'; 'minimum' for what '@Observable' needs on each.",
      valueName: "platform version|minimum"))
  var deploymentTarget: [ToldTarget] = []

  @Option(help: ArgumentHelp("Work on this many files at once.", valueName: "n"))
  var jobs: Int?

  init() {}

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1") }
  }

  /// What was given, for a command that does the same.
  var arguments: [String] {
    var words = context.flatMap { ["--context", $0] }
    words += exclude.flatMap { ["--exclude", $0] }
    if bestEffort { words.append("--best-effort") }
    if unpublished != .auto { words += ["--unpublished", unpublished.rawValue] }
    if bridgePublishers { words.append("--bridge-publishers") }
    words += deploymentTarget.flatMap { ["--deployment-target", $0.text] }
    if let jobs { words += ["--jobs", String(jobs)] }
    return words
  }

  /// The options of the library for some paths; the current folder where there are none.
  func migrationOptions(for paths: [String]) -> MigrationOptions {
    MigrationOptions(
      paths: paths.isEmpty ? ["."] : paths, context: context, excluded: exclude, bestEffort: bestEffort,
      unpublished: unpublished, bridgePublishers: bridgePublishers,
      deploymentTargets: deploymentTarget.flatMap(\.targets),
      jobs: jobs, progress: Progress.ofReading())
  }
}

extension UnpublishedVariables: ExpressibleByArgument {}

/// What is told about deployment targets.
enum ToldTarget: ExpressibleByArgument {
  case target(DeploymentTarget)
  /// That all platforms will be raised to what `@Observable` needs.
  case minimum

  init?(argument: String) {
    if argument == "minimum" {
      self = .minimum
    } else if let target = DeploymentTarget(argument) {
      self = .target(target)
    } else {
      return nil
    }
  }

  /// As it is given.
  var text: String {
    switch self {
    case .target(let target): target.text
    case .minimum: "minimum"
    }
  }

  var targets: [DeploymentTarget] {
    switch self {
    case .target(let target): [target]
    case .minimum: DeploymentTarget.minimum
    }
  }
}

/// What to migrate, and what to leave alone.
public struct MigrationOptions: Sendable {
  /// Files or folders, which are searched for Swift files.
  public var paths: [String]
  /// Names of types to migrate, with what must move with them; all where it is empty. A nested type by its path.
  public var only: [String]
  /// Names of types to leave alone.
  public var skip: [String]
  /// Files or folders that are read and never changed. What they use and would have to change stays.
  public var context: [String]
  /// Glob patterns of paths to leave out, besides the usual ones.
  public var excluded: [String]
  /// Makes the rewrites too that compile and may behave differently in a way that a note names.
  public var bestEffort: Bool
  /// What becomes of stored variables that were not `@Published`.
  public var unpublished: UnpublishedVariables
  /// Lets the publishers of properties live on, as subjects.
  public var bridgePublishers: Bool
  /// Leaves a comment above each place that needs a hand, and takes those away that are done.
  public var insertTodos: Bool
  /// What the projects will run on, instead of what their files say about the same platforms.
  public var deploymentTargets: [DeploymentTarget]
  /// The folder that relative paths start from, and that shown paths are relative to; the current folder where
  /// it is nil.
  public var workingFolder: String?
  /// How many files are read at once; as many as there are cores where it is nil.
  public var jobs: Int?
  /// Lets the report name every place of a reason, however many there are.
  public var isVerbose: Bool
  /// Keeps the diff of each unit for the HTML form of the report, which takes some time.
  public var keepsUnitDiffs = false
  /// Called now and then with how many of how many files are read, from any thread.
  public var progress: @Sendable (_ read: Int, _ all: Int) -> Void

  /// When files are left unread.
  package var narrowing = Narrowing()

  public init(
    paths: [String] = ["."], only: [String] = [], skip: [String] = [], context: [String] = [],
    excluded: [String] = [],
    bestEffort: Bool = false, unpublished: UnpublishedVariables = .auto, bridgePublishers: Bool = false,
    insertTodos: Bool = false,
    deploymentTargets: [DeploymentTarget] = [],
    workingFolder: String? = nil,
    jobs: Int? = nil, isVerbose: Bool = false,
    progress: @escaping @Sendable (_ read: Int, _ all: Int) -> Void = { _, _ in }
  ) {
    self.paths = paths
    self.only = only
    self.skip = skip
    self.context = context
    self.excluded = excluded
    self.bestEffort = bestEffort
    self.unpublished = unpublished
    self.bridgePublishers = bridgePublishers
    self.insertTodos = insertTodos
    self.deploymentTargets = deploymentTargets
    self.workingFolder = workingFolder
    self.jobs = jobs
    self.isVerbose = isVerbose
    self.progress = progress
  }
}

/// What becomes of the stored variables of a model that were not `@Published`. The macro tracks every variable
/// that it is not told to ignore.
public enum UnpublishedVariables: String, Sendable, CaseIterable {
  /// They are tracked, except where that would break compiling or behaviour.
  case auto
  /// They are tracked wherever that compiles.
  case track
  /// They are ignored, except where the model announces their changes by hand.
  case ignore
}

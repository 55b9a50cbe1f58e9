/// How to rewrite the files.
public struct WritingOptions: Sendable {
  /// Rewrites files too whose changes are not committed to git.
  public var allowsUncommittedChanges: Bool

  public init(allowsUncommittedChanges: Bool = false) {
    self.allowsUncommittedChanges = allowsUncommittedChanges
  }
}

/// What came of rewriting the files.
public struct WritingOutcome: Sendable {
  /// What was changed on disk, and what there is to say about every type.
  public let result: MigrationResult
  /// Files that a run which was killed had left rewritten, and that were put back before anything else.
  public let recoveredFiles: [String]
}

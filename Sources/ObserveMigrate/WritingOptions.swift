import Foundation
import MigrationOutput

/// How to rewrite the files.
public struct WritingOptions: Sendable {
  /// Rewrites files too whose changes are not committed to git.
  public var allowsUncommittedChanges: Bool
  /// What has to hold before and after; types that it does not hold with are put back.
  public var verification: Verification?
  /// Hears of every step before it is taken.
  public var progress: @Sendable (WritingStep) -> Void

  public init(
    allowsUncommittedChanges: Bool = false, verification: Verification? = nil,
    progress: @escaping @Sendable (WritingStep) -> Void = { _ in }
  ) {
    self.allowsUncommittedChanges = allowsUncommittedChanges
    self.verification = verification
    self.progress = progress
  }
}

/// A step of rewriting the files.
public enum WritingStep: Sendable, Equatable {
  /// From here on there may be something to put back, so the task is to be cancelled where the run has to end; until
  /// here, ending the program loses nothing.
  case writing
  /// The check runs, with so many of all units rewritten.
  case verifying(run: Int, units: Int, of: Int)
  /// A unit is committed, with this subject.
  case committed(String)
  /// A unit was put back, since the check fails with it, and the run goes on.
  case putBack(WritingOutcome.Failure)
}

/// Says whether the sources are all right as they are on disk.
public struct Verification: Sendable {
  public enum Outcome: Sendable, Equatable {
    case passed
    /// With what the check had to say, a line for each.
    case failed([String])
  }

  let check: @Sendable () async -> Outcome

  /// - Parameter check: is called once before anything is written, and then with different units rewritten. It has
  ///   to end soon where its task is cancelled; what it returns does not matter then.
  public init(check: @escaping @Sendable () async -> Outcome) {
    self.check = check
  }

  /// A command that a shell runs in a folder, the current one where it is nil; it has passed when it ends with 0.
  public init(command: String, in folder: String? = nil) {
    let path = folder ?? FileManager.default.currentDirectoryPath
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    self.init {
      switch await ShellCommand.run(command, in: folder) {
      case .succeeded: .passed
      case .failed(let messages): .failed(messages)
      }
    }
  }
}

/// What came of rewriting the files.
public struct WritingOutcome: Sendable {
  /// Types that were put back, since the check failed with them.
  public struct Failure: Sendable, Equatable {
    /// The names of the types of one unit.
    public let types: [String]
    /// What the check said.
    public let messages: [String]
  }

  /// What was changed on disk, and what there is to say about every type.
  public let result: MigrationResult
  /// Files that a run which was killed had left rewritten, and that were put back before anything else.
  public let recoveredFiles: [String]
  public let failures: [Failure]
  /// What the check said about the comments of `MigrationOptions.insertTodos`, where it failed with them and they were
  /// taken back.
  public let commentsFailure: [String]?
  /// How often the check ran.
  public let checks: Int
}

/// Why there is nothing to migrate, or no way to start.
public enum MigrationError: Error, CustomStringConvertible, Sendable {
  case noSuchPath(String)
  case noSwiftFiles([String])
  case noSuchType(String, similar: [String])
  case noSuchBaseline(String)
  /// A file has fewer lines.
  case noSuchLine(in: String, count: Int)
  /// A file could not be read or written; nothing was changed.
  case file(path: String, problem: String)
  /// Files were not rewritten because their changes are not committed to git; nothing was changed.
  case uncommittedChanges([String])
  /// Nothing can be committed by itself besides changes of these files; nothing was changed.
  case unclean([String])
  /// The projects run where there is no `@Observable`, as these lines say; nothing was changed.
  case lowDeploymentTargets([String])
  /// The check failed before anything was written, with what it said.
  case checkFailedBefore([String])
  /// The task was cancelled; everything was put back, but for these files.
  case interrupted(notPutBack: [String])

  public var description: String {
    switch self {
    case .noSuchPath(let path): "\(path): error: there is no such file or folder; check the path"
    case .noSwiftFiles(let paths):
      "error: no Swift file found in \(paths.joined(separator: ", ")); give the folder that holds the sources (links, and what is hidden, generated or excluded, are left out)"
    case .noSuchType(let name, let similar):
      "error: no observable type is called '\(name)'"
        + (similar.isEmpty
          ? "; a run without --only and --skip lists them"
          : "; did you mean \(similar.map { "'\($0)'" }.joined(separator: " or "))?")
    case .noSuchBaseline(let path): "\(path): error: there is no such file; --write-baseline makes it"
    case .noSuchLine(let path, let count): "\(path): error: it has \(count) lines"
    case .file(let path, let problem): "\(path): error: \(problem)"
    case .uncommittedChanges(let paths):
      paths.map { "\($0): error: it has uncommitted changes\n" }.joined()
        + "error: nothing was written; commit or stash first, or use --allow-dirty"
    case .unclean(let paths):
      paths.map { "\($0): error: it has uncommitted changes\n" }.joined()
        + "error: nothing was committed; commit or stash first"
    case .lowDeploymentTargets(let lines):
      (lines + ["error: nothing was written; raise the deployment targets first, or say that they will be"])
        .joined(separator: "\n")
    case .checkFailedBefore(let messages):
      (messages + [
        "error: the verify command fails before anything is changed; nothing was written, mend that first"
      ])
      .joined(separator: "\n")
    case .interrupted(let files):
      files.isEmpty
        ? "interrupted: everything is as it was"
        : "interrupted: these files could not be put back: \(files.joined(separator: ", "))"
    }
  }
}

extension MigrationError {
  /// - Throws: `interrupted` where the task is cancelled.
  static func throwIfCancelled() throws(MigrationError) {
    if Task.isCancelled { throw .interrupted(notPutBack: []) }
  }
}

package import Foundation
import Subprocess

/// A git checkout to which changes are committed.
package struct GitCheckout: Sendable {
  package let root: URL

  /// - Parameter folder: lies in it.
  /// - Throws: where there is no checkout, or no git.
  package init(around folder: URL) async throws(FileError) {
    let result = try await Self.git(["-C", folder.path, "rev-parse", "--show-toplevel"], about: folder.path)
    guard result.succeeded, let path = result.lines.first else {
      throw FileError(
        path: folder.path, problem: "it is in no git checkout, so nothing can be committed; use --in-place")
    }
    root = URL(fileURLWithPath: path, isDirectory: true)
  }

  /// Paths of tracked files with changes that are not committed, relative to the root.
  package func changedFiles() async throws(FileError) -> [String] {
    let result = try await Self.git(
      ["--no-optional-locks", "-C", root.path, "diff", "--name-only", "--ignore-submodules", "HEAD", "--"],
      about: root.path)
    guard result.succeeded else {
      throw FileError(path: root.path, problem: "git does not say what is changed: \(result.words)")
    }
    return result.lines
  }

  /// Commits these files as they are on disk, and nothing else; hooks and settings of the user apply.
  ///
  /// - Throws: where git does not commit, with what it and the hooks said.
  package func commit(_ files: [URL], message: String) async throws(FileError) {
    let arguments =
      ["--literal-pathspecs", "-C", root.path, "commit", "--quiet", "--file=-", "--"]
      + files.map { $0.resolvingSymlinksInPath().path }
    let result = try await Self.git(arguments, input: message, about: root.path)
    if !result.succeeded {
      throw FileError(path: root.path, problem: "git did not commit:\n\(result.words)")
    }
  }

  private struct Outcome {
    let succeeded: Bool
    let lines: [String]
    let words: String
  }

  private static func git(
    _ arguments: [String], input: String = "", about path: String
  ) async throws(FileError) -> Outcome {
    do {
      let result = try await run(
        .name("git"), arguments: Arguments(arguments), input: .string(input),
        output: .bytes(limit: 1 << 28), error: .bytes(limit: 1 << 24))
      let output = String(decoding: result.standardOutput, as: UTF8.self)
      let said = String(decoding: result.standardError, as: UTF8.self) + output
      return Outcome(
        succeeded: result.terminationStatus.isSuccess,
        lines: output.split(whereSeparator: \.isNewline).map(String.init),
        words: said.split(whereSeparator: \.isNewline).suffix(10).map { "  \($0)" }.joined(separator: "\n"))
    } catch {
      throw FileError(path: path, problem: "git cannot be run (\(error)); install it, or use --in-place")
    }
  }
}

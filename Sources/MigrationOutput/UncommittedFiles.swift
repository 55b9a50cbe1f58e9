package import Foundation
import Subprocess

/// Asks git which files hold what it could not give back.
package enum UncommittedFiles {
  /// Those of the given files that are modified, staged or untracked in their checkout; none where git is not
  /// installed or a file is in no checkout.
  ///
  /// - Throws: where there is a checkout and git does not say.
  package static func among(_ files: [URL]) async throws(FileError) -> Set<URL> {
    var byCheckout: [String: [URL]] = [:]
    var known: [String: String?] = [:]
    for file in files {
      let path = file.resolvingSymlinksInPath()
      if let checkout = checkout(of: path.deletingLastPathComponent(), &known) {
        byCheckout[checkout, default: []].append(file)
      }
    }
    var found: Set<URL> = []
    for checkout in byCheckout.keys.sorted() {
      let changed = try await changedPaths(in: checkout)
      for file in byCheckout[checkout] ?? [] where changed.contains(file.resolvingSymlinksInPath().path) {
        found.insert(file)
      }
    }
    return found
  }

  /// The nearest folder with a `.git`, which is a file in worktrees and submodules.
  private static func checkout(of folder: URL, _ known: inout [String: String?]) -> String? {
    if let found = known[folder.path] { return found }
    let found: String?
    if Disk.exists(folder.appendingPathComponent(".git").path) {
      found = folder.path
    } else {
      found = folder.path == "/" ? nil : checkout(of: folder.deletingLastPathComponent(), &known)
    }
    known[folder.path] = found
    return found
  }

  private static func changedPaths(in checkout: String) async throws(FileError) -> Set<String> {
    let outcome: (status: TerminationStatus, output: [UInt8], errors: [UInt8])
    do {
      let result = try await run(
        .name("git"),
        arguments: [
          "--no-optional-locks", "-C", checkout, "-c", "status.relativePaths=false", "status",
          "--porcelain=v1",
          "-z", "--untracked-files=all", "--no-renames", "--ignore-submodules=all",
        ],
        input: .none, output: .bytes(limit: 1 << 28), error: .bytes(limit: 1 << 20))
      outcome = (result.terminationStatus, result.standardOutput, result.standardError)
    } catch {
      // No git: whoever works here does without.
      return []
    }
    guard case .exited(0) = outcome.status else {
      let words =
        String(decoding: outcome.errors, as: UTF8.self).split(separator: "\n").first ?? "no reason given"
      throw FileError(
        path: checkout,
        problem:
          "git does not say which files have uncommitted changes (\(words)); mend that, or use --allow-dirty")
    }
    // Two letters, a blank, and the path.
    return Set(
      outcome.output.split(separator: 0).map {
        checkout + "/" + String(decoding: $0.dropFirst(3), as: UTF8.self)
      })
  }
}

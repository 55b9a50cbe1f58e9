package import Foundation
import Subprocess

/// Asks git which files and folders it ignores.
package enum GitIgnored {
  /// Paths below a folder that git ignores, folders with a slash at the end; none where git is not installed
  /// or the folder is in no checkout.
  package static func paths(in folder: URL) async -> [String] {
    do {
      let result = try await run(
        .name("git"),
        arguments: [
          "-C", folder.path, "ls-files", "--others", "--ignored", "--exclude-standard", "--directory", "-z",
        ],
        input: .none, output: .bytes(limit: 1 << 28), error: .discarded)
      guard case .exited(0) = result.terminationStatus else { return [] }
      return result.standardOutput.split(separator: 0).map {
        folder.path + "/" + String(decoding: $0, as: UTF8.self)
      }
    } catch {
      // No git: nothing is ignored.
      return []
    }
  }
}

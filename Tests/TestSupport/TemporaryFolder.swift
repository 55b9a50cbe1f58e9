package import Foundation

/// A new folder of its own, in which tools can be let loose on files. It goes with its owner.
package struct TemporaryFolder: ~Copyable {
  package let url: URL

  package init(_ tree: FileTree = FileTree([:])) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "observe-migrate-tests-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try tree.write(to: url)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  package func tree() throws -> FileTree {
    try FileTree(in: url)
  }

  /// Runs a tool in this folder.
  package func run(
    _ command: [String], input: [UInt8] = [], environment: [String: String] = [:]
  ) async throws -> Tool.Outcome {
    try await Tool.run(command, in: url, input: input, environment: environment)
  }
}

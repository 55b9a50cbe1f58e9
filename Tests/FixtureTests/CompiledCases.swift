import Foundation
import TestSupport

/// Remembers sources that compiled, so that a run compiles only what is new. A fresh clone compiles all.
struct CompiledCases {
  /// What every compilation depends on: the compiler, the stubs.
  private let key: String
  private let folder: URL

  init(key: String) throws {
    self.key = key
    folder = try Self.folder()
  }

  func contains(_ tree: FileTree, _ arguments: [String]) -> Bool {
    FileManager.default.fileExists(atPath: entry(tree, arguments).path)
  }

  func insert(_ tree: FileTree, _ arguments: [String]) throws {
    try Data().write(to: entry(tree, arguments))
  }

  /// Where results are kept; it can be deleted at any time but during a run.
  static func folder() throws -> URL {
    let folder = Repository.root.appendingPathComponent(".build/fixture-typecheck-cache", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private func entry(_ tree: FileTree, _ arguments: [String]) -> URL {
    var hash = ContentHash()
    hash.combine(key)
    for argument in arguments { hash.combine(argument) }
    hash.combine(tree)
    return folder.appendingPathComponent("compiled-\(hash.text)", isDirectory: false)
  }
}

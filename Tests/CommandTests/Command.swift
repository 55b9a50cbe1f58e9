import Foundation
import TestSupport
import Testing

/// The built `observe-migrate`.
enum Command {
  static func run(_ arguments: String..., in folder: borrowing TemporaryFolder) async throws -> Tool.Outcome {
    try await run(arguments, in: folder)
  }

  static func run(_ arguments: [String], in folder: borrowing TemporaryFolder) async throws -> Tool.Outcome {
    let command = [try executable().path] + arguments
    // Only so many at once, and the folder stays with the caller.
    let url = folder.url
    return try await Slots.cores.run { try await Tool.run(command, in: url) }
  }

  /// Where somebody sits and types.
  static func atTerminal(
    _ arguments: [String], in folder: borrowing TemporaryFolder, typing typed: String = ""
  ) async throws -> PseudoTerminal.Outcome {
    let command = [try executable().path] + arguments
    let url = folder.url
    return try await Slots.cores.run { try await PseudoTerminal.run(command, in: url, typing: typed) }
  }

  /// The program itself, for commands around it.
  ///
  /// Beside the bundle of the tests, where SwiftPM puts all that it builds.
  static func executable() throws -> URL {
    #if os(macOS)
      let bundle = try #require(Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") })
      let products = bundle.bundleURL.deletingLastPathComponent()
    #else
      let products = Bundle.main.bundleURL
    #endif
    let executable = products.appendingPathComponent("observe-migrate", isDirectory: false)
    try #require(
      FileManager.default.isExecutableFile(atPath: executable.path), "\(executable.path) is not built")
    return executable
  }
}

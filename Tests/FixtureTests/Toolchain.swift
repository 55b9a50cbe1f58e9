import Foundation
import TestSupport

/// The compiler that `PATH` leads to.
struct Toolchain {
  /// All that tells it from another one.
  let version: String
  /// Where the toolchain keeps its own swift-syntax.
  let hostLibraries: URL

  init() async throws {
    let command = Self.launcher(sdk: "macosx") + ["-print-target-info"]
    let outcome = try await Tool.run(command, in: Repository.root)
    guard outcome.exitCode == 0 else { throw CompilerProblem("swiftc does not start: \(outcome.errorText)") }
    version = outcome.outputText
    let info = try JSONDecoder().decode(TargetInfo.self, from: Data(outcome.output))
    hostLibraries = URL(fileURLWithPath: info.paths.runtimeResourcePath, isDirectory: true)
      .appendingPathComponent("host", isDirectory: true)
  }

  /// The command that compiles, without its arguments: for the SDK of a platform on a Mac.
  func compiler(for platform: FixtureOptions.Platform = .macOS) -> [String] {
    #if os(macOS)
      switch platform {
      case .macOS: Self.launcher(sdk: "macosx") + ["-target", "arm64-apple-macos14"]
      case .iOS: Self.launcher(sdk: "iphonesimulator") + ["-target", "arm64-apple-ios17-simulator"]
      }
    #else
      Self.launcher(sdk: "")
    #endif
  }

  private static func launcher(sdk: String) -> [String] {
    #if os(macOS)
      ["xcrun", "--sdk", sdk, "swiftc"]
    #else
      ["swiftc"]
    #endif
  }

  private struct TargetInfo: Decodable {
    struct Paths: Decodable {
      let runtimeResourcePath: String
    }
    let paths: Paths
  }
}

/// Why nothing could be compiled at all.
struct CompilerProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

package import Foundation
import Subprocess

/// Other programs, run to their end.
package enum Tool {
  package struct Outcome: Sendable {
    /// What a signal ends is its negative number.
    package let exitCode: Int32
    package let output: [UInt8]
    package let errors: [UInt8]

    package var outputText: String { String(decoding: output, as: UTF8.self) }
    package var errorText: String { String(decoding: errors, as: UTF8.self) }
  }

  /// Runs a command, found in `PATH` where it is no path.
  ///
  /// The settings of whoever runs the tests, and a repository around the folder, do not matter to git.
  package static func run(
    _ command: [String], in folder: URL, input: [UInt8] = [], environment: [String: String] = [:]
  ) async throws -> Outcome {
    var variables = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    variables["GIT_CONFIG_GLOBAL"] = "/dev/null"
    variables["GIT_CONFIG_NOSYSTEM"] = "1"
    variables["GIT_CEILING_DIRECTORIES"] = folder.deletingLastPathComponent().path
    variables["LC_ALL"] = "C"
    variables.merge(environment) { $1 }

    // The shell changes the folder: `Subprocess` takes a path type that is in another module on each system.
    let result = try await Subprocess.run(
      .name("sh"),
      arguments: Arguments(["-c", #"cd "$1" && shift && exec "$@""#, "sh", folder.path] + command),
      environment: .custom(
        Dictionary(uniqueKeysWithValues: variables.map { (.init(stringLiteral: $0.key), $0.value) })),
      input: .array(input), output: .bytes(limit: 1 << 26), error: .bytes(limit: 1 << 26))
    return Outcome(
      exitCode: exitCode(of: result.terminationStatus), output: result.standardOutput,
      errors: result.standardError)
  }

  private static func exitCode(of status: TerminationStatus) -> Int32 {
    switch status {
    case .exited(let code): Int32(code)
    case .signaled(let signal): -Int32(signal)
    }
  }
}

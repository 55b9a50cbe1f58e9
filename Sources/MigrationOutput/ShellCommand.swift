package import Foundation
import Subprocess

/// Runs a command that a user gave, as a shell takes it.
package enum ShellCommand {
  package enum Outcome: Sendable {
    case succeeded
    /// With the lines that name errors, or the last ones where none does.
    case failed([String])
  }

  /// Runs a command to its end. Where the task is cancelled, the command and what it started are ended.
  package static func run(_ command: String, in folder: URL) async -> Outcome {
    var options = PlatformOptions()
    // A group of its own, so that all of it can be ended, and so that a terminal's interrupt is ours alone.
    options.processGroupID = 0
    options.teardownSequence = [
      .send(signal: .terminate, toProcessGroup: true, allowedDurationToNextStep: .seconds(5)),
      .send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .seconds(1)),
    ]
    var errors = ErrorLines()
    do {
      // The shell changes the folder: `Subprocess` takes a path type that is in another module on each system.
      let result = try await Subprocess.run(
        .name("sh"), arguments: ["-c", #"cd "$1" && eval "$2""#, "sh", folder.path, command],
        platformOptions: options, input: .none, output: .sequence, error: .combinedWithOutput
      ) { execution in
        for try await line in execution.standardOutput.strings(bufferingPolicy: .unbounded) {
          errors.add(line)
        }
      }
      switch result.terminationStatus {
      case .exited(0): return .succeeded
      case .exited(let code): return .failed(errors.lines + ["the command ended with \(code)"])
      case .signaled(let signal): return .failed(errors.lines + ["the command was ended by signal \(signal)"])
      }
    } catch {
      return .failed(errors.lines + ["the command could not be run: \(error)"])
    }
  }
}

/// The lines of a long output that say what is wrong.
private struct ErrorLines {
  private static let most = 10
  private var errors: [String] = []
  private var last: [String] = []

  mutating func add(_ line: String) {
    let line = line.trimmingCharacters(in: .newlines)
    if line.isEmpty { return }
    if errors.count < Self.most, line.contains("error:") { errors.append(line) }
    last.append(line)
    if last.count > Self.most { last.removeFirst() }
  }

  var lines: [String] { errors.isEmpty ? last : errors }
}

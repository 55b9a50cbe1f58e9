import Foundation

/// A program to run.
struct Command {
  let program: URL
  let arguments: [String]
  /// After so many seconds it is ended.
  let limit: Double?

  init(_ program: URL, _ arguments: [String], limit: Double? = nil) {
    (self.program, self.arguments, self.limit) = (program, arguments, limit)
  }

  /// - Returns: its status, and what it printed, errors included.
  /// - Throws: where it cannot be run.
  func run() throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    if let limit {
      DispatchQueue.global().asyncAfter(deadline: .now() + limit) {
        if process.isRunning { process.terminate() }
      }
    }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}

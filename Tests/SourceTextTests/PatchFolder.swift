import Foundation
import Testing

/// A new folder of its own in which git and patch can be let loose on files.
struct PatchFolder: ~Copyable {
  private let folder: URL

  init(_ files: [(path: String, bytes: [UInt8])]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "SourceTextTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(files)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  func write(_ files: [(path: String, bytes: [UInt8])]) throws {
    for file in files {
      let url = folder.appendingPathComponent(file.path)
      let parent = url.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      try Data(file.bytes).write(to: url)
    }
  }

  func read(_ path: String) throws -> [UInt8] {
    try Array(Data(contentsOf: folder.appendingPathComponent(path)))
  }

  /// Runs a tool with `input` on standard input and returns what it prints; its failure fails the test.
  @discardableResult
  func run(_ command: String..., input: [UInt8] = []) throws -> [UInt8] {
    let inputFile = folder.appendingPathComponent(".input")
    try Data(input).write(to: inputFile)
    defer { try? FileManager.default.removeItem(at: inputFile) }

    let output = Pipe()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = folder
    process.environment = environment
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let printed = Array(output.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    let text = String(decoding: printed, as: UTF8.self)
    #expect(process.terminationStatus == 0, "\(command.joined(separator: " ")): \(text)")
    return printed
  }

  static let hasGNUPatch: Bool = {
    guard let folder = try? PatchFolder([]), let version = try? folder.run("sh", "-c", "patch --version || :")
    else { return false }
    return String(decoding: version, as: UTF8.self).contains("GNU patch")
  }()

  /// The settings of whoever runs the tests, and a repository around them, must not matter.
  private var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
    environment["GIT_CONFIG_NOSYSTEM"] = "1"
    environment["GIT_CEILING_DIRECTORIES"] = folder.deletingLastPathComponent().path
    environment["LC_ALL"] = "C"
    return environment
  }
}

import Foundation
import MigrationOutput
import SourceText

/// Reads the bytes of a source, and tells what is none.
enum SourceBytes {
  /// More than anybody writes or generates, and little enough to be parsed.
  private static let largestFile = 16 << 20

  /// - Throws: `FileError`, whose problem says what to do.
  static func read(_ path: String) throws(FileError) -> [UInt8] {
    var attributes = stat()
    guard stat(path, &attributes) == 0 else {
      throw FileError(path: path, problem: "the file cannot be found any more (\(reason)); run again")
    }
    // A pipe or a device might never end.
    guard attributes.st_mode & S_IFMT == S_IFREG else {
      throw FileError(path: path, problem: "this is no file; leave it out with '--exclude'")
    }
    guard attributes.st_size <= largestFile else {
      throw FileError(
        path: path,
        problem: "the file is larger than \(largestFile >> 20) MB; split it, or leave it out with '--exclude'"
      )
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FileError(
        path: path,
        problem: "the file cannot be read; check its permissions, or leave it out with '--exclude'")
    }
    let bytes = Array(data)
    if let problem = problem(of: bytes) { throw FileError(path: path, problem: problem) }
    return bytes
  }

  /// What can be had of a file that is no source: without NUL bytes, so that words in UTF-16 are words. Empty where
  /// it cannot be read, or is too large to be text.
  static func readAsText(_ path: String) -> [UInt8] {
    var attributes = stat()
    guard stat(path, &attributes) == 0, attributes.st_mode & S_IFMT == S_IFREG,
      attributes.st_size <= 4 * largestFile, let data = FileManager.default.contents(atPath: path)
    else { return [] }
    return data.filter { $0 != 0 }
  }

  private static var reason: String { String(cString: strerror(errno)) }

  private static func problem(of bytes: [UInt8]) -> String? {
    if isPlainText(bytes) { return nil }
    if bytes.starts(with: encryptedByGit) {
      return "the file is encrypted by git-crypt; run 'git-crypt unlock' first, "
        + "or leave it out with '--exclude'"
    }
    if bytes.contains(0) {
      return isWide(bytes)
        ? "the file is UTF-16; convert it to UTF-8 first"
        : "the file holds NUL bytes, so it is no text; restore it"
    }
    if String(validating: bytes, as: UTF8.self) == nil { return "the file is not UTF-8; convert it first" }
    return nil
  }

  private static let encryptedByGit = [0] + Array("GITCRYPT".utf8) + [0]

  /// ASCII without NUL, as most sources are. Looks at all bytes, which takes less time than to stop at one.
  private static func isPlainText(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      var (smallest, largest): (UInt8, UInt8) = (1, 0)
      for byte in buffer {
        smallest = min(smallest, byte)
        largest = max(largest, byte)
      }
      return smallest > 0 && largest < 0x80
    }
  }

  /// What keeps a source from being parsed; nil where nothing does.
  static func nestingProblem(of bytes: [UInt8]) -> String? {
    guard NestingEstimate.depth(of: bytes) > NestingEstimate.limit else { return nil }
    return "an expression in it is nested or chained more than \(NestingEstimate.limit) times; split it, "
      + "or leave the file out with '--exclude'"
  }

  private static func isWide(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
  }
}

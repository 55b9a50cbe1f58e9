package import Foundation

/// A file that could not be read or written, and what to do.
package struct FileError: Error, CustomStringConvertible, Sendable {
  package let path: String
  package let problem: String

  package init(path: String, problem: String) {
    self.path = path
    self.problem = problem
  }

  package var description: String { "\(path): error: \(problem)" }
}

/// One file to be rewritten.
package struct FileReplacement: Sendable {
  package let url: URL
  package let path: String
  package let original: [UInt8]
  package let replacement: [UInt8]

  package init(url: URL, path: String, original: [UInt8], replacement: [UInt8]) {
    self.url = url
    self.path = path
    self.original = original
    self.replacement = replacement
  }
}

/// Writes all files or none: staged beside, renamed, and put back when one of them fails.
package enum FileWriter {
  /// - Throws: `FileError` for the first file that changed on disk meanwhile or could not be written; every
  ///   file is then as it was.
  package static func write(_ replacements: [FileReplacement]) throws(FileError) {
    for replacement in replacements { try checkUnchanged(replacement) }
    var written: [FileReplacement] = []
    for replacement in replacements {
      do throws(FileError) {
        try write(replacement.replacement, to: replacement)
        written.append(replacement)
      } catch {
        throw putBack(written, after: error)
      }
    }
  }

  /// Puts everything back, also where one file of it cannot be, and says which.
  private static func putBack(_ written: [FileReplacement], after cause: FileError) -> FileError {
    var left: [String] = []
    for done in written.reversed() {
      do throws(FileError) { try write(done.original, to: done) } catch { left.append(done.path) }
    }
    if left.isEmpty { return cause }
    return FileError(
      path: cause.path,
      problem: cause.problem + "; these files could not be put back: " + left.sorted().joined(separator: ", ")
    )
  }

  private static func checkUnchanged(_ replacement: FileReplacement) throws(FileError) {
    let now: Data
    do { now = try Data(contentsOf: replacement.url) } catch {
      throw FileError(path: replacement.path, problem: "it vanished during the run; run again")
    }
    guard Array(now) == replacement.original else {
      throw FileError(path: replacement.path, problem: "it changed during the run; run again")
    }
  }

  private static func write(_ bytes: [UInt8], to target: FileReplacement) throws(FileError) {
    // A link is followed, so that the link itself stays.
    let url = target.url.resolvingSymlinksInPath()
    let staged = url.deletingLastPathComponent()
      .appendingPathComponent(".\(url.lastPathComponent).observe-migrate-\(UUID().uuidString)")
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
      try Data(bytes).write(to: staged)
      if let permissions = attributes[.posixPermissions] {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: staged.path)
      }
      guard rename(staged.path, url.path) == 0 else {
        throw FileError(
          path: target.path, problem: "it cannot be replaced; check the permissions of its folder")
      }
    } catch {
      if FileManager.default.fileExists(atPath: staged.path) {
        // What is left beside is named after the tool; failing to remove it loses nothing.
        _ = unlink(staged.path)
      }
      if let error = error as? FileError { throw error }
      throw FileError(
        path: target.path,
        problem: "it cannot be written (\(error.localizedDescription)); check its permissions")
    }
  }
}

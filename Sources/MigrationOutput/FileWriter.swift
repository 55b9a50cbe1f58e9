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

/// Writes all files or none.
package enum FileWriter {
  /// - Parameter tree: a folder that holds all of them, which the caller has locked.
  /// - Throws: for the first file that changed on disk meanwhile or could not be written; every file is then as it
  ///   was.
  package static func write(_ replacements: [FileReplacement], in tree: URL) throws(WritingError) {
    var transaction = Transaction(tree: tree)
    try transaction.apply(replacements)
    try transaction.commit()
  }
}

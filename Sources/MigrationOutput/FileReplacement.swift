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

import Foundation
import SourceText
import SwiftModel

/// A file that was read, with its facts.
struct SourceInput: Sendable {
  let url: URL
  let facts: FileFacts
  /// Not UTF-8, or not readable; it has no facts then.
  let problem: String?
  let isEditable: Bool

  init(url: URL, facts: FileFacts, problem: String?, isEditable: Bool) {
    self.url = url
    self.facts = facts
    self.problem = problem
    self.isEditable = isEditable
  }

  /// A file that cannot be read as a source.
  init(unreadable file: SourceDiscovery.Found, source: SourceFile, problem: String) {
    source.isDamaged = true
    self.init(
      url: file.url, facts: FileFacts(source: source), problem: problem, isEditable: file.isEditable)
  }

  /// A folder that may not be looked into.
  init(closed folder: SourceDiscovery.Found) {
    self.init(
      url: folder.url, facts: FileFacts(source: SourceFile(path: folder.path, bytes: [])),
      problem: "the folder cannot be read; check its permissions, or leave it out with '--exclude'",
      isEditable: false)
  }
}

extension SourceInput {
  /// Reads a file; nil for a generated one.
  init?(reading file: SourceDiscovery.Found) {
    guard let content = SourceContent(of: file) else { return nil }
    self.init(file, OutlinedContent(content), leavingOut: UnneededBodies())
  }

  init(_ file: SourceDiscovery.Found, _ outlined: OutlinedContent, leavingOut bodies: UnneededBodies) {
    switch outlined.content {
    case .source(let bytes):
      let source = SourceFile(path: file.path, bytes: bytes, bodies: outlined.outline?.bodies)
      if let problem = SourceBytes.nestingProblem(of: bytes) {
        self.init(unreadable: file, source: source, problem: problem)
      } else {
        self.init(
          url: file.url, facts: FactsReader.facts(of: source, leavingOut: bodies), problem: nil,
          isEditable: file.isEditable)
      }
    case .unreadable(let source, let problem): self.init(unreadable: file, source: source, problem: problem)
    }
  }
}

package import SwiftModel

/// What is known of the code in one line.
package struct LineFacts: Sendable {
  /// Something that the line declares or names.
  package struct Subject: Sendable {
    /// `'count' is a published variable of 'Counter', of type 'Int'`
    package let summary: String
    package let location: SourceLocation
    /// The observable types that it is, that it belongs to, or whose objects it holds.
    package let types: [TypeID]
    /// The properties that hold objects of these types.
    package let holders: [TraceStep]
    package let reads: [TraceStep]
    package let changes: [TraceStep]

    package init(
      _ summary: String, at location: SourceLocation, types: [TypeID], holders: [TraceStep] = [],
      reads: [TraceStep] = [], changes: [TraceStep] = []
    ) {
      self.summary = summary
      self.location = location
      self.types = types
      self.holders = holders
      self.reads = reads
      self.changes = changes
    }
  }

  /// What a rule does in the line, or says about it.
  package struct Statement: Sendable {
    package let rule: String
    /// `'@Published ' goes`
    package let edits: [String]
    package let diagnostics: [Diagnostic]

    package init(rule: String, edits: [String], diagnostics: [Diagnostic]) {
      self.rule = rule
      self.edits = edits
      self.diagnostics = diagnostics
    }
  }

  package let subjects: [Subject]
  package let statements: [Statement]

  package init(subjects: [Subject], statements: [Statement]) {
    self.subjects = subjects
    self.statements = statements
  }
}

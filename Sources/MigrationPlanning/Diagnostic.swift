/// A message about a place.
package struct Diagnostic: Sendable {
  package let id: DiagnosticID
  package let location: SourceLocation
  /// Lower case, no full stop, quotes the code, says what to do.
  package let message: String
  /// The places that an analysis followed to its result, in the order of execution; empty where it followed none.
  package let trace: [TraceStep]

  package init(id: DiagnosticID, location: SourceLocation, message: String, trace: [TraceStep] = []) {
    self.id = id
    self.location = location
    self.message = message
    self.trace = trace
  }

  /// The same diagnostic with more at the end of its message.
  package func adding(_ text: String) -> Diagnostic {
    Diagnostic(id: id, location: location, message: message + text, trace: trace)
  }

  /// The same diagnostic with the places that lead to it.
  package func traced(by trace: [TraceStep]) -> Diagnostic {
    Diagnostic(id: id, location: location, message: message, trace: trace)
  }
}

/// One place on the way to a diagnostic, and what the code does there.
package struct TraceStep: Hashable, Sendable {
  package let location: SourceLocation
  /// Lower case, no full stop, quotes the code: `'body' calls 'refresh()'`.
  package let message: String

  package init(at location: SourceLocation, _ message: String) {
    self.location = location
    self.message = message
  }
}

/// Diagnostics that say the same about the same place are equal, whichever way the analysis came to them: a trace is
/// one witness among several.
extension Diagnostic: Hashable {
  package static func == (left: Diagnostic, right: Diagnostic) -> Bool {
    left.id == right.id && left.location == right.location && left.message == right.message
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(location)
    hasher.combine(message)
  }
}

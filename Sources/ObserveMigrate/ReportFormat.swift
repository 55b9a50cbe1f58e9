import MigrationOutput

/// How a report is written down.
public enum ReportFormat: String, Sendable, CaseIterable {
  /// For a person at a terminal: what moves, what stays and why, and the notes by kind.
  case text
  /// A line for each place, as Xcode and other tools read it: `path:line:column: warning: message [id]`.
  case xcode
  /// As `Documentation/report.schema.json` describes it.
  case json
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// Workflow commands, which GitHub shows beside the lines of a pull request.
  case github
  /// For a pull request or an issue.
  case markdown
  /// One page that needs nothing else.
  case html
}

extension MigrationResult {
  /// The whole report, with what a baseline says where the result was held against one.
  public func report(as format: ReportFormat) -> [UInt8] {
    switch format {
    case .text, .xcode:
      Array((lines(as: format) + summary(as: format)).map { $0 + "\n" }.joined().utf8)
    case .json: JSONReport.bytes(document)
    case .sarif: SARIFReport.bytes(document)
    case .github: GitHubReport.bytes(document)
    case .markdown: MarkdownReport.bytes(document)
    case .html: HTMLReport.bytes(document)
    }
  }

  /// What there is to say before the summary, in one of the forms for terminals; nothing in other forms.
  ///
  /// Against a baseline, these are the lines that fail a check, in the form of compilers.
  public func lines(as format: ReportFormat) -> [String] {
    switch format {
    case .text: newTypes == nil ? text.body : remainder
    case .xcode: remainder
    case .json, .sarif, .github, .markdown, .html: []
    }
  }

  /// The figures, and what would move more, as a form has it.
  public func summary(as format: ReportFormat) -> [String] {
    format == .xcode ? summary : text.summary
  }

  /// Writes the report to a file.
  ///
  /// - Parameters:
  ///   - format: its form.
  ///   - path: a relative one starts from the current folder.
  /// - Throws: `MigrationError.file`
  public func writeReport(as format: ReportFormat, to path: String) throws(MigrationError) {
    try OutputFile.write(report(as: format), to: path)
  }
}

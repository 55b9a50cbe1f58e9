import MigrationOutput

/// How a report is written down.
public enum ReportFormat: String, Sendable, CaseIterable {
  /// A line for each message, as Xcode reads it.
  case text
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
    case .text:
      Array((remainder + summary).map { $0 + "\n" }.joined().utf8)
    case .json: JSONReport.bytes(document)
    case .sarif: SARIFReport.bytes(document)
    case .github: GitHubReport.bytes(document)
    case .markdown: MarkdownReport.bytes(document)
    case .html: HTMLReport.bytes(document)
    }
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

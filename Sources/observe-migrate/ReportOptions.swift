public import ArgumentParser
import Foundation
public import ObserveMigrate

/// Where the report goes, and in which form.
struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The form of the report: text is for people, xcode has a line for each place. All but these go to standard \
      output instead of the diff, or with --output to a file beside it.
      """,
      valueName: "text|xcode|json|sarif|github|markdown|html"))
  var format = ReportFormat.text

  @Option(help: ArgumentHelp("Write the report to this file.", valueName: "file"), completion: .file())
  var output: String?

  init() {}

  /// Before anything is rewritten, since a report that cannot be written afterwards is lost.
  func validate() throws {
    guard let output else { return }
    let folder = URL(fileURLWithPath: output).deletingLastPathComponent().path
    var isFolder: ObjCBool = false
    if !FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) || !isFolder.boolValue {
      throw ValidationError("--output: there is no folder '\(folder)'")
    }
    if FileManager.default.fileExists(atPath: output, isDirectory: &isFolder), isFolder.boolValue {
      throw ValidationError("--output: '\(output)' is a folder; name a file in it")
    }
  }

  /// Whether standard output is for the report, and not for the diff.
  var takesStandardOutput: Bool { !isForTerminals && output == nil }

  private var isForTerminals: Bool { format == .text || format == .xcode }

  /// Puts the report where it belongs; what is for terminals, and without a file, is for standard error, and not for here.
  ///
  /// - Throws: `MigrationError.file`
  func write(_ result: MigrationResult) throws(MigrationError) {
    if let output {
      try result.writeReport(as: format, to: output)
    } else if !isForTerminals {
      Terminal.output(result.report(as: format))
    }
  }

  /// What there is to say on standard error.
  func lines(_ result: MigrationResult) -> [String] {
    (output == nil ? result.lines(as: format) : []) + result.summary(as: format)
  }
}

extension ReportFormat: ExpressibleByArgument {}

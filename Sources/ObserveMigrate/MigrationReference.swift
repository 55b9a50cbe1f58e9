import MigrationOutput
import MigrationPlanning
import MigrationRules

/// What the tool knows about itself: its rules, and what its messages mean.
public enum MigrationReference {
  public struct RuleDescription: Sendable {
    /// Permanent, in kebab-case.
    public let identifier: String
    /// `safe`, `review` (made on request only), or `manual` (never rewritten).
    public let level: String
    /// What the rule does, in a line.
    public let summary: String
  }

  /// Of this program.
  public static var version: String { ToolVersion.current }

  public static var rules: [RuleDescription] {
    Rule.allCases.map {
      RuleDescription(identifier: $0.rawValue, level: $0.level.rawValue, summary: $0.summary)
    }
  }

  /// The identifiers of all messages.
  public static var diagnostics: [String] { DiagnosticID.allCases.map(\.rawValue).sorted() }

  /// The page about a message, in Markdown; nil where there is no message with that identifier.
  public static func page(for identifier: String) -> String? {
    DiagnosticID(rawValue: identifier)?.page
  }
}

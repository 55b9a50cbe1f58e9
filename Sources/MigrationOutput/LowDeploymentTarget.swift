import MigrationPlanning

/// A setting that names a system which has no `@Observable`.
package struct LowDeploymentTarget: Sendable {
  /// As it is written.
  private let setting: String
  /// What it is for; empty where it is for all of the file.
  private let users: [String]
  /// The first system that has it: `iOS 17`.
  private let needed: String
  /// Nil where it was given as an option.
  private let place: ReportDocument.Place?

  package init(_ setting: String, of users: [String], needed: String, at place: ReportDocument.Place?) {
    self.setting = setting
    self.users = users
    self.needed = needed
    self.place = place
  }

  package var message: ReportDocument.Message {
    let users = users.isEmpty ? "" : " of \(Phrase.quoted(users))"
    let remedy =
      place == nil
      ? "migrate when it is raised"
      : "raise it, or say with --deployment-target '\(needed)' that it will be"
    return ReportDocument.Message(
      id: DiagnosticID.deploymentTarget.rawValue, severity: Severity.warning.rawValue,
      message: "'\(setting)'\(users) is below \(needed), which '@Observable' needs; \(remedy)", place: place)
  }

  /// A line for each value, with how often it is there and the first place.
  static func lines(_ targets: [LowDeploymentTarget]) -> [String] {
    targets.map(\.setting).uniqued(by: \.self).map { setting in
      let same = targets.filter { $0.setting == setting }
      let places = same.compactMap(\.place).map { "\($0.path):\($0.line)" }
      let more = places.count > 1 ? " and \(Phrase.count(places.count - 1, "more place"))" : ""
      return "'\(setting)' is below \(same[0].needed): \(places.first ?? "--deployment-target")\(more)"
    }
  }

  /// The options that say that they will be raised.
  static func options(for targets: [LowDeploymentTarget]) -> String {
    targets.filter { $0.place != nil }.map { "--deployment-target '\($0.needed)'" }.uniqued(by: \.self)
      .joined(separator: " ")
  }
}

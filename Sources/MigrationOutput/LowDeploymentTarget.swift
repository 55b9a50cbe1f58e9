import MigrationPlanning
import SourceText

/// A value of settings that names a system which has no `@Observable`.
package struct LowDeploymentTarget: Sendable {
  /// As it is written.
  private let setting: String
  /// What it is for, as ` of 'App'`; empty where it is for all of the file.
  private let users: String
  /// The first system that has it: `iOS 17`.
  let needed: String
  /// The first setting; nil where it was given as an option.
  private let place: ReportDocument.Place?
  /// The others of the same value, a text for each file.
  private let elsewhere: [String]
  /// How many settings have the value.
  private let count: Int

  package init(
    _ setting: String, of users: String, needed: String, at place: ReportDocument.Place?,
    andIn elsewhere: [String] = [], count: Int = 1
  ) {
    self.setting = setting
    self.users = users
    self.needed = needed
    self.place = place
    self.elsewhere = elsewhere
    self.count = count
  }

  package var message: ReportDocument.Message {
    let places = elsewhere.isEmpty ? "" : " here and in \(elsewhere.joined(separator: "; "))"
    let remedy =
      place == nil
      ? "migrate when it is raised"
      : "raise it\(places), or say with --deployment-target '\(needed)' that it will be"
    return ReportDocument.Message(
      id: DiagnosticID.deploymentTarget.rawValue, severity: Severity.warning.rawValue,
      message: "'\(setting)'\(users) is below \(needed), which '@Observable' needs; \(remedy)", place: place)
  }

  /// The first of the values for a platform, how many others there are, how often all are there, and the first place.
  static func line(for targets: [LowDeploymentTarget]) -> String {
    let others = targets.count - 1
    let count = targets.reduce(0) { $0 + $1.count }
    let more = count > 1 ? " and \(Phrase.count(count - 1, "more place"))" : ""
    let first = targets[0].place.map { "\($0.path):\($0.line)" } ?? "--deployment-target"
    return "'\(targets[0].setting)'"
      + (others == 0 ? " is" : " and \(Phrase.count(others, "other value")) are")
      + " below \(targets[0].needed): \(first)\(more)"
  }

  /// The options that say that they will be raised.
  static func options(for targets: [LowDeploymentTarget]) -> String {
    targets.filter { $0.place != nil }.map { "--deployment-target '\($0.needed)'" }.uniqued()
      .joined(separator: " ")
  }
}

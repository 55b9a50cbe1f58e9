import Foundation
import MigrationOutput
import MigrationPlanning

/// Looks whether the projects of the files that change run where there is no `@Observable`.
struct DeploymentCheck: Sendable {
  private let files: ProjectFiles
  private let packages: [String: String]
  private let told: [DeploymentTarget]
  private let display: @Sendable (URL) -> String

  /// - Parameters:
  ///   - told: holds instead of what the files say about the same platforms.
  ///   - display: a path as shown.
  init(
    _ files: ProjectFiles, packages: [String: String], told: [DeploymentTarget],
    display: @escaping @Sendable (URL) -> String
  ) {
    self.files = files
    self.packages = packages
    self.told = told
    self.display = display
  }

  /// A message for each target that is too low, in the order of files.
  func problems(changing sources: [String]) -> [ReportDocument.Message] {
    if sources.isEmpty { return [] }
    var manifests: Set<String> = []
    var others: Set<String> = []
    // All files of a folder belong to the same projects.
    let folders = Dictionary(sources.map { (($0 as NSString).deletingLastPathComponent, $0) }) { first, _ in
      first
    }
    for source in folders.values {
      let about = files.about(source, packages: packages)
      if let manifest = about.manifest { manifests.insert(manifest) }
      others.formUnion(about.others)
    }
    var projects: [String: XcodeProjectTargets] = [:]
    func project(at path: String) -> XcodeProjectTargets {
      if let known = projects[path] { return known }
      let read = XcodeProjectTargets(text(of: path))
      projects[path] = read
      return read
    }
    return told.filter { !$0.hasObservation }.map(Self.problem)
      + manifests.sorted().flatMap { problems(inPackage: $0, project) }
      + others.sorted().flatMap { problems(in: $0, project) }
  }

  /// What an app's own project is not built for does not matter to it in a package either, such as the macOS that
  /// lets the package be tested on its own.
  private func problems(
    inPackage folder: String, _ project: (String) -> XcodeProjectTargets
  ) -> [ReportDocument.Message] {
    let built = files.projects(around: folder).reduce(into: Set<DeploymentTarget.Platform>()) { all, path in
      all.formUnion(project(path).platforms)
    }
    let stated = TextTargets.inManifest(packages[folder] ?? "")
    return messages(
      stated.filter { built.isEmpty || built.contains($0.target.platform) }, in: folder + "/Package.swift")
  }

  private func problems(
    in path: String, _ project: (String) -> XcodeProjectTargets
  ) -> [ReportDocument.Message] {
    if path.hasSuffix(".podspec") { return messages(TextTargets.inPodspec(text(of: path)), in: path) }
    if path.hasSuffix(".xcconfig") { return messages(TextTargets.inBuildSettings(text(of: path)), in: path) }
    return messages(project(path).targets, in: path)
  }

  private func messages(_ stated: [StatedTarget], in path: String) -> [ReportDocument.Message] {
    let low = stated.filter { stated in
      !stated.target.hasObservation && !told.contains { $0.platform == stated.target.platform }
    }
    return low.map { stated in
      let users = stated.users.isEmpty ? "" : " of \(stated.users.map { "'\($0)'" }.joined(separator: ", "))"
      let needed = Self.needed(stated.target.platform)
      return Self.message(
        "'\(stated.text)'\(users) is below \(needed), which '@Observable' needs; raise it, or say with "
          + "--deployment-target '\(needed)' that it will be",
        at: ReportDocument.Place(
          path: display(URL(fileURLWithPath: path)), line: stated.line, column: 1))
    }
  }

  private static func problem(_ told: DeploymentTarget) -> ReportDocument.Message {
    let version = told.version.map(String.init).joined(separator: ".")
    return message(
      "'\(told.platform.rawValue) \(version)' is below \(needed(told.platform)), which '@Observable' needs; "
        + "migrate when it is raised", at: nil)
  }

  private static func message(_ message: String, at place: ReportDocument.Place?) -> ReportDocument.Message {
    ReportDocument.Message(
      id: DiagnosticID.deploymentTarget.rawValue, severity: Severity.warning.rawValue, message: message,
      place: place)
  }

  private static func needed(_ platform: DeploymentTarget.Platform) -> String {
    "\(platform.rawValue) \(platform.oldestWithObservation.map(String.init).joined(separator: "."))"
  }

  /// What cannot be read says nothing.
  private func text(of path: String) -> String {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

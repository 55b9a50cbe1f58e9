import Foundation
import MigrationOutput

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

  /// Each target that is too low, in the order of files.
  func problems(changing sources: [String]) -> [LowDeploymentTarget] {
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
  ) -> [LowDeploymentTarget] {
    let built = files.projects(around: folder).reduce(into: Set<DeploymentTarget.Platform>()) { all, path in
      all.formUnion(project(path).platforms)
    }
    let stated = TextTargets.inManifest(packages[folder] ?? "")
    return low(
      stated.filter { built.isEmpty || built.contains($0.target.platform) }, in: folder + "/Package.swift")
  }

  private func problems(
    in path: String, _ project: (String) -> XcodeProjectTargets
  ) -> [LowDeploymentTarget] {
    if path.hasSuffix(".podspec") { return low(TextTargets.inPodspec(text(of: path)), in: path) }
    if path.hasSuffix(".xcconfig") { return low(TextTargets.inBuildSettings(text(of: path)), in: path) }
    return low(project(path).targets, in: path)
  }

  private func low(_ stated: [StatedTarget], in path: String) -> [LowDeploymentTarget] {
    let tooLow = stated.filter { stated in
      !stated.target.hasObservation && !told.contains { $0.platform == stated.target.platform }
    }
    return tooLow.map { stated in
      LowDeploymentTarget(
        stated.text, of: stated.users, needed: Self.needed(stated.target.platform),
        at: ReportDocument.Place(
          path: display(URL(fileURLWithPath: path)), line: stated.line, column: 1))
    }
  }

  private static func problem(_ told: DeploymentTarget) -> LowDeploymentTarget {
    LowDeploymentTarget(told.text, of: [], needed: needed(told.platform), at: nil)
  }

  private static func needed(_ platform: DeploymentTarget.Platform) -> String {
    "\(platform.rawValue) \(platform.oldestWithObservation.map(String.init).joined(separator: "."))"
  }

  /// What cannot be read says nothing.
  private func text(of path: String) -> String {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

import Foundation
import MigrationOutput

/// Looks whether the targets and packages that compile the files that change run where there is no `@Observable`.
struct DeploymentCheck: Sendable {
  private let files: ProjectFiles
  private let packages: [String: String]
  private let membership: XcodeMembership
  private let told: [DeploymentTarget]
  private let display: @Sendable (String) -> String

  /// - Parameters:
  ///   - told: holds instead of what the files say about the same platforms.
  ///   - display: a path as shown.
  init(
    _ files: ProjectFiles, packages: [String: String], membership: XcodeMembership, told: [DeploymentTarget],
    display: @escaping @Sendable (String) -> String
  ) {
    self.files = files
    self.packages = packages
    self.membership = membership
    self.told = told
    self.display = display
  }

  /// Each value that is too low, in the order of files.
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
    var projects = Projects(compiling: sources, membership)
    let low =
      manifests.sorted().flatMap { settings(inPackage: $0, &projects) }
      + others.sorted().flatMap { settings(in: $0, &projects) }
    return told.filter { !$0.hasObservation }.map(Self.problem) + grouped(low)
  }

  /// What an app's own project is not built for does not matter to it in a package either, such as the macOS that
  /// lets the package be tested on its own.
  private func settings(inPackage folder: String, _ projects: inout Projects) -> [Setting] {
    let built = files.projects(around: folder).reduce(into: Set<DeploymentTarget.Platform>()) { all, path in
      all.formUnion(projects[path].platforms(of: []))
    }
    let stated = TextTargets.inManifest(packages[folder] ?? "")
    return settings(stated, for: built, in: folder + "/Package.swift")
  }

  private func settings(in path: String, _ projects: inout Projects) -> [Setting] {
    if path.hasSuffix(".podspec") {
      return settings(TextTargets.inPodspec(Projects.text(of: path)), for: [], in: path)
    }
    if path.hasSuffix(".xcconfig") {
      let built = files.projects(around: path).reduce(into: Set<DeploymentTarget.Platform>()) { all, path in
        all.formUnion(projects[path].platforms(of: projects.compilers(in: path)))
      }
      return settings(TextTargets.inBuildSettings(Projects.text(of: path)), for: built, in: path)
    }
    return settings(projects[path].targets(of: projects.compilers(in: path)), for: [], in: path)
  }

  /// Those that are too low.
  ///
  /// - Parameter platforms: what matters; empty for all.
  private func settings(
    _ stated: [StatedTarget], for platforms: Set<DeploymentTarget.Platform>, in path: String
  ) -> [Setting] {
    stated.filter { stated in
      !stated.target.hasObservation && (platforms.isEmpty || platforms.contains(stated.target.platform))
        && !told.contains { $0.platform == stated.target.platform }
    }.map { Setting(path: path, stated: $0) }
  }

  private func grouped(_ settings: [Setting]) -> [LowDeploymentTarget] {
    settings.indices.filter { number in
      !settings[..<number].contains { $0.stated.target.isSame(as: settings[number].stated.target) }
    }.map { number in
      low(settings[number...].filter { $0.stated.target.isSame(as: settings[number].stated.target) })
    }
  }

  /// - Parameter settings: all of one value.
  private func low(_ settings: [Setting]) -> LowDeploymentTarget {
    let first = settings[0]
    let elsewhere = Self.byFile(settings.dropFirst()).map { path, settings in
      let lines = settings.map { String($0.stated.line) }.joined(separator: ", ")
      return "\(display(path)):\(lines)\(path == first.path ? "" : Self.users(of: settings))"
    }
    return LowDeploymentTarget(
      first.stated.text, of: Self.users(of: settings.filter { $0.path == first.path }),
      needed: Self.needed(first.stated.target.platform),
      at: ReportDocument.Place(path: display(first.path), line: first.stated.line, column: 1),
      andIn: elsewhere, count: settings.count)
  }

  /// In the order of their files.
  private static func byFile(_ settings: ArraySlice<Setting>) -> [(path: String, settings: [Setting])] {
    settings.reduce(into: []) { files, setting in
      if files.last?.path != setting.path { files.append((setting.path, [])) }
      files[files.count - 1].settings.append(setting)
    }
  }

  private static func users(of settings: [Setting]) -> String {
    let users = settings.flatMap(\.stated.users)
    let names = users.indices.filter { !users[..<$0].contains(users[$0]) }.map { "'\(users[$0])'" }
    return names.isEmpty ? "" : " of \(names.joined(separator: ", "))"
  }

  private static func problem(_ told: DeploymentTarget) -> LowDeploymentTarget {
    LowDeploymentTarget(told.text, of: "", needed: needed(told.platform), at: nil)
  }

  private static func needed(_ platform: DeploymentTarget.Platform) -> String {
    "\(platform.rawValue) \(platform.oldestWithObservation.map(String.init).joined(separator: "."))"
  }
}

/// A deployment target and the file that states it.
private struct Setting {
  let path: String
  let stated: StatedTarget
}

/// The Xcode projects that are looked at, each read once.
private struct Projects {
  private var read: [String: XcodeProjectTargets] = [:]
  /// The targets that compile a file that changes.
  private let compilers: Set<String>

  init(compiling sources: [String], _ membership: XcodeMembership) {
    compilers = sources.reduce(into: []) { $0.formUnion(membership.targets(compiling: $1)) }
  }

  subscript(path: String) -> XcodeProjectTargets {
    mutating get {
      if let known = read[path] { return known }
      let project = XcodeProjectTargets(Self.text(of: path))
      read[path] = project
      return project
    }
  }

  /// The names of the targets of a project that compile a file that changes; empty where it does not say.
  func compilers(in path: String) -> Set<String> {
    let prefix = XcodeMembership.identity(of: "", in: path)
    return Set(compilers.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) })
  }

  /// What cannot be read says nothing.
  static func text(of path: String) -> String {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

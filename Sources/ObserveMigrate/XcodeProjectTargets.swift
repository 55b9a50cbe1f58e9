/// Reads the deployment targets of an Xcode project: of each target, what it states itself, or else what the project
/// does; for the platforms that it is built for.
struct XcodeProjectTargets {
  private struct Configuration {
    var name = ""
    var stated: [StatedTarget] = []
    /// What it is built for; nil where it does not say.
    var platforms: Set<DeploymentTarget.Platform>?
    var hasCatalyst: Bool?
  }

  /// A configuration of a target, or of the project where that has no targets.
  private struct Build {
    let owner: String?
    /// Nil where nothing says what it is built for.
    let platforms: Set<DeploymentTarget.Platform>?
    /// What holds for it, for each of these platforms.
    let stated: [StatedTarget]
  }

  private let builds: [Build]

  init(_ text: String) {
    let reader = Reader(reading: text)
    let project = reader.lists.filter { $0.owner == nil }.flatMap(\.configurations).compactMap {
      reader.configurations[$0]
    }
    let owned = reader.lists.filter { $0.owner != nil }
    builds = (owned.isEmpty ? reader.lists : owned).flatMap { owner, identifiers in
      identifiers.compactMap { reader.configurations[$0] }.map { own in
        Self.build(own, of: owner, in: project.first { $0.name == own.name } ?? Configuration())
      }
    }
  }

  /// In the order of lines.
  ///
  /// - Parameter names: the targets that count; empty for all.
  func targets(of names: Set<String>) -> [StatedTarget] {
    var found: [Int: [StatedTarget]] = [:]
    for build in builds(of: names) {
      for target in build.stated {
        var known = found[target.line] ?? []
        let index = known.firstIndex { $0.target == target.target } ?? known.endIndex
        if index == known.endIndex { known.append(target) }
        if let owner = build.owner, !known[index].users.contains(owner) { known[index].users.append(owner) }
        found[target.line] = known
      }
    }
    return found.keys.sorted().flatMap { found[$0] ?? [] }
  }

  /// What some targets are built for, or all; empty where none says.
  func platforms(of names: Set<String>) -> Set<DeploymentTarget.Platform> {
    builds(of: names).reduce(into: []) { $0.formUnion($1.platforms ?? []) }
  }

  private func builds(of names: Set<String>) -> [Build] {
    names.isEmpty ? builds : builds.filter { $0.owner.map(names.contains) ?? true }
  }

  private static func build(_ own: Configuration, of owner: String?, in shared: Configuration) -> Build {
    let built = platforms(own, shared)
    let stated = DeploymentTarget.Platform.allCases.filter { built?.contains($0) != false }.flatMap {
      platform in
      let stated = own.stated.filter { $0.target.platform == platform }
      return stated.isEmpty ? shared.stated.filter { $0.target.platform == platform } : stated
    }
    return Build(owner: owner, platforms: built, stated: stated)
  }

  /// Nil where nothing is said. On a Mac, Catalyst goes by the version of macOS.
  private static func platforms(_ own: Configuration, _ shared: Configuration) -> Set<
    DeploymentTarget.Platform
  >? {
    guard var platforms = own.platforms ?? shared.platforms else { return nil }
    if own.hasCatalyst ?? shared.hasCatalyst ?? false { platforms.formUnion([.macOS, .macCatalyst]) }
    return platforms
  }

  /// Takes a project file line by line, as Xcode and all generators of projects write it.
  private struct Reader {
    var configurations: [String: Configuration] = [:]
    /// For the project and each target: its name, nil for the project, and its configurations.
    var lists: [(owner: String?, configurations: [String])] = []
    private var section = ""
    /// Whether lines that mark no section matter.
    private var isInSection: Bool { section == "XCBuildConfiguration" || section == "XCConfigurationList" }
    private var identifier = ""
    private var current = Configuration()

    init(reading text: String) {
      let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated() where isInSection || line.mayMarkSection {
        read(Substring(line).trimmed, number: number + 1)
      }
    }

    private mutating func read(_ line: String, number: Int) {
      if line.hasPrefix("/* Begin ") {
        section = line.split(separator: " ").dropFirst(2).first.map(String.init) ?? ""
      } else if line.hasPrefix("/* End ") {
        section = ""
      } else if section == "XCBuildConfiguration" {
        readConfiguration(line, number)
      } else if section == "XCConfigurationList" {
        readList(line)
      }
    }

    private mutating func readConfiguration(_ line: String, _ number: Int) {
      if line.hasSuffix("= {"), !line.hasPrefix("buildSettings") {
        identifier = String(line.prefix { $0 != " " })
        current = Configuration()
      } else if let (key, value) = BuildSettings.setting(line) {
        switch key {
        case "name": current.name = value
        case "SDKROOT": current.platforms = current.platforms ?? Self.platforms(value)
        case "SUPPORTED_PLATFORMS": current.platforms = Self.platforms(value) ?? current.platforms
        case "SUPPORTS_MACCATALYST": current.hasCatalyst = value == "YES"
        default:
          if let target = BuildSettings.target(key, value) {
            current.stated.append(
              StatedTarget(target: target, line: number, text: "\(key.filter { $0 != "\"" }) = \(value)"))
          }
        }
        configurations[identifier] = current
      }
    }

    private mutating func readList(_ line: String) {
      if line.hasSuffix("= {") {
        let words = line.split(separator: "\"").map(String.init)
        let isProject = line.contains(" PBXProject ")
        lists.append((isProject || words.count < 2 ? nil : words[1], []))
      } else if !lists.isEmpty, line.hasSuffix("*/,") {
        lists[lists.count - 1].configurations.append(String(line.prefix { $0 != " " }))
      }
    }

    /// Nil for `auto` and what is not known.
    private static func platforms(_ text: String) -> Set<DeploymentTarget.Platform>? {
      var platforms: Set<DeploymentTarget.Platform> = []
      for word in text.split(separator: " ") {
        for (prefix, platform) in prefixes where word.hasPrefix(prefix) { platforms.insert(platform) }
      }
      return platforms.isEmpty ? nil : platforms
    }

    private static let prefixes: [(String, DeploymentTarget.Platform)] = [
      ("iphone", .iOS), ("macosx", .macOS), ("appletv", .tvOS), ("watch", .watchOS), ("xr", .visionOS),
    ]
  }
}

extension Substring.UTF8View {
  /// Whether a comment stands first.
  fileprivate var mayMarkSection: Bool {
    let start = firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return start.map { self[$0] == UInt8(ascii: "/") } ?? false
  }
}

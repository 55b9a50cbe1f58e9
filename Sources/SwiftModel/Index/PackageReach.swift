/// The transitive dependencies between the packages of the sources, by their manifests.
struct PackageReach: Sendable {
  /// By the folders of packages; no entry for a package with unknown dependencies.
  private var reachable: [String: Set<String>] = [:]

  /// - Parameter manifests: the manifests of packages, by folder.
  init(of manifests: [String: PackageManifest]) {
    for folder in manifests.keys { reachable[folder] = Self.packages(from: folder, manifests) }
  }

  /// Whether a package may depend on another one.
  ///
  /// - Parameters:
  ///   - package: the folder of the other package; empty for files outside of packages, such as those of an app.
  ///   - folder: the folder of the package.
  func mayUse(package: String, from folder: String) -> Bool {
    reachable[folder].map { $0.contains(package) } ?? true
  }

  private static func packages(from folder: String, _ manifests: [String: PackageManifest]) -> Set<String>? {
    var found: Set<String> = [folder]
    var open = [folder]
    while let next = open.popLast() {
      // A package outside of the sources may depend on anything.
      guard let manifest = manifests[next], let paths = manifest.localDependencies else { return nil }
      // A remote dependency may also be among the sources.
      let others = manifests.keys.filter { key in
        manifest.otherDependencies.contains(key.split(separator: "/").last?.lowercased() ?? "")
      }
      open += (paths.map { resolved($0, in: next) } + others).filter { found.insert($0).inserted }
    }
    return found
  }

  private static func resolved(_ path: String, in folder: String) -> String {
    var parts: [Substring] = []
    for part in (path.hasPrefix("/") ? path : folder + "/" + path).split(separator: "/") where part != "." {
      if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}

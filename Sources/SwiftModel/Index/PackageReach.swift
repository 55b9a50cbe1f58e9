/// Which packages of the sources each of them may use, by what their manifests depend on.
struct PackageReach: Sendable {
  /// By the folders of packages; none for one of which the sources do not tell.
  private var reachable: [String: Set<String>] = [:]

  /// - Parameter manifests: those of packages, by the folders that hold them.
  init(of manifests: [String: PackageManifest]) {
    for folder in manifests.keys { reachable[folder] = Self.packages(from: folder, manifests) }
  }

  /// - Parameter package: the folder of the other package; empty for what is in none, as the files of an app are.
  func mayUse(package: String, from folder: String) -> Bool {
    reachable[folder].map { $0.contains(package) } ?? true
  }

  private static func packages(from folder: String, _ manifests: [String: PackageManifest]) -> Set<String>? {
    var found: Set<String> = [folder]
    var open = [folder]
    while let next = open.popLast() {
      // What is not given may depend on anything.
      guard let manifest = manifests[next], let paths = manifest.localDependencies else { return nil }
      // What is taken from elsewhere may lie here, too.
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

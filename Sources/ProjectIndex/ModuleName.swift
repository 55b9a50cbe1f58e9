/// The module a file belongs to, as far as folders and manifests tell.
struct ModuleName: Hashable, Sendable {
  /// The folder of the target, or of the package; empty for files outside any package.
  let folder: String
  /// The name that `import` uses; empty where nothing tells.
  let name: String

  /// - Parameter packages: the text of each manifest, by the folder that holds it.
  init(path: String, packages: [String: String]) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    for length in (0..<max(parts.count, 1)).reversed() {
      let package = parts[..<length].joined(separator: "/")
      guard let manifest = packages[package] else { continue }
      let rest = parts[length...]
      if let target = rest.dropFirst().first, rest.count > 2, Self.targetFolders.contains(rest[length]),
        manifest.contains("\"\(target)\"")
      {
        folder = (parts[..<length] + rest.prefix(2)).joined(separator: "/")
        name = target
      } else {
        folder = package
        name = ""
      }
      return
    }
    folder = ""
    name = ""
  }

  private static let targetFolders: Set<String> = ["Sources", "Source", "src", "Tests", "Plugins"]
}

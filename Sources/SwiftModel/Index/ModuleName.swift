/// The module a file belongs to, as far as folders and manifests tell.
struct ModuleName: Hashable, Sendable {
  /// The folder of the target, or of the package; empty for files outside any package.
  let folder: String
  /// The folder of the package; empty outside any.
  let package: String
  /// The name that `import` uses; empty where nothing tells.
  let name: String

  /// Whether the manifest of its package asks for Swift 6 mode, as far as its first line and its words tell.
  let isSwift6: Bool

  /// Whether that puts what says nothing else on the main actor, in some target.
  let isOnMainActorByDefault: Bool

  /// The modules of files, in the order of their paths. Files of one folder belong to one module.
  ///
  /// - Parameters:
  ///   - manifests: those of packages, by the folders that hold them.
  ///   - isInXcodeTarget: whether a file is compiled by a target of an Xcode project, which a folder that only a manifest
  ///     names may be as a part of an app.
  static func modules(
    of paths: [String], manifests: [String: PackageManifest], isInXcodeTarget: (Int) -> Bool
  ) -> [ModuleName] {
    var byFolder: [Substring: (module: ModuleName, ofXcode: ModuleName)] = [:]
    return paths.enumerated().map { file, path in
      let folder = path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)]
      let found = byFolder[folder] ?? modules(of: path, manifests: manifests)
      byFolder[folder] = found
      return isInXcodeTarget(file) ? found.ofXcode : found.module
    }
  }

  private static func modules(
    of path: String, manifests: [String: PackageManifest]
  ) -> (module: ModuleName, ofXcode: ModuleName) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    for length in (0..<max(parts.count, 1)).reversed() {
      let package = parts[..<length].joined(separator: "/")
      guard let manifest = manifests[package] else { continue }
      let isOnMainActor = manifest.isOnMainActorByDefault
      let unnamed = ModuleName(
        folder: package, package: package, name: "", isSwift6: false, isOnMainActorByDefault: isOnMainActor)
      guard let target = manifest.target(of: parts[length...]) else { return (unnamed, unnamed) }
      let named = ModuleName(
        folder: (parts[..<length] + target.folder).joined(separator: "/"), package: package,
        name: identifier(target.name), isSwift6: manifest.isSwift6, isOnMainActorByDefault: isOnMainActor)
      return (named, target.hasWrittenPath ? unnamed : named)
    }
    let none = ModuleName(folder: "", package: "", name: "", isSwift6: false, isOnMainActorByDefault: false)
    return (none, none)
  }

  /// Whether this is what is left of a package beside its targets, which something else than the package compiles.
  func isBeside(_ module: ModuleName) -> Bool {
    name.isEmpty && !folder.isEmpty && module.folder.hasPrefix(folder + "/")
  }

  /// The name of the module of a target: `SyncUI_macOS` of the target `SyncUI-macOS`.
  private static func identifier(_ target: String) -> String {
    let characters = target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    return characters.first?.isNumber == true ? "_" + String(characters.dropFirst()) : String(characters)
  }
}

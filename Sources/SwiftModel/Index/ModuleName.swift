/// The module of a file, as far as folders and package manifests determine it.
struct ModuleName: Hashable, Sendable {
  /// The folder of the target, or of the package; empty for files outside any package.
  let folder: String
  /// The folder of the package; empty outside of packages.
  let package: String
  /// The name that `import` uses; empty if unknown.
  let name: String

  /// Whether the package is in Swift 6 mode, by the tools version and the text of its manifest.
  let isSwift6: Bool

  /// Whether the package is in Swift 5 mode, likewise.
  let isSwift5: Bool

  /// Whether some target of the package has `MainActor` as its default isolation.
  let isOnMainActorByDefault: Bool

  /// The modules of files, in the order of `paths`. Files of one folder belong to one module.
  ///
  /// - Parameters:
  ///   - manifests: the manifests of packages, by folder.
  ///   - isInXcodeTarget: whether a target of an Xcode project compiles a file; a folder that only a manifest names
  ///     may then be a part of an app.
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
        folder: package, package: package, name: "", isSwift6: false, isSwift5: false,
        isOnMainActorByDefault: isOnMainActor)
      guard let target = manifest.target(of: parts[length...]) else { return (unnamed, unnamed) }
      let named = ModuleName(
        folder: (parts[..<length] + target.folder).joined(separator: "/"), package: package,
        name: identifier(target.name), isSwift6: manifest.isSwift6, isSwift5: manifest.isSwift5,
        isOnMainActorByDefault: isOnMainActor)
      return (named, target.hasWrittenPath ? unnamed : named)
    }
    let none = ModuleName(
      folder: "", package: "", name: "", isSwift6: false, isSwift5: false, isOnMainActorByDefault: false)
    return (none, none)
  }

  /// Whether this is the rest of a package outside of its targets, which something other than the package compiles.
  func isBeside(_ module: ModuleName) -> Bool {
    name.isEmpty && !folder.isEmpty && module.folder.hasPrefix(folder + "/")
  }

  /// The module name of a target: `SyncUI_macOS` of `SyncUI-macOS`.
  private static func identifier(_ target: String) -> String {
    let characters = target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    return characters.first?.isNumber == true ? "_" + String(characters.dropFirst()) : String(characters)
  }
}

/// The module a file belongs to, as far as folders and manifests tell.
struct ModuleName: Hashable, Sendable {
  /// The folder of the target, or of the package; empty for files outside any package.
  let folder: String
  /// The name that `import` uses; empty where nothing tells.
  let name: String

  /// Whether the manifest of its package asks for Swift 6 mode, as far as its first line and its words tell.
  let isSwift6: Bool

  /// Whether that puts what says nothing else on the main actor, in some target.
  let isOnMainActorByDefault: Bool

  /// The modules of files, in the order of their paths. Files of one folder belong to one module.
  ///
  /// - Parameter packages: the text of each manifest, by the folder that holds it.
  static func modules(of paths: [String], packages: [String: String]) -> [ModuleName] {
    let manifests = packages.mapValues {
      Manifest(text: $0, isSwift6: asksForSwift6($0), isOnMainActorByDefault: asksForMainActor($0))
    }
    var byFolder: [Substring: ModuleName] = [:]
    return paths.map { path in
      let folder = path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)]
      if let known = byFolder[folder] { return known }
      let module = ModuleName(path: path, manifests: manifests)
      byFolder[folder] = module
      return module
    }
  }

  private struct Manifest {
    let text: String
    let isSwift6: Bool
    let isOnMainActorByDefault: Bool
  }

  private init(path: String, manifests: [String: Manifest]) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    for length in (0..<max(parts.count, 1)).reversed() {
      let package = parts[..<length].joined(separator: "/")
      guard let manifest = manifests[package] else { continue }
      isOnMainActorByDefault = manifest.isOnMainActorByDefault
      let rest = parts[length...]
      if let target = rest.dropFirst().first, rest.count > 2, Self.targetFolders.contains(rest[length]),
        manifest.text.contains("\"\(target)\"")
      {
        folder = (parts[..<length] + rest.prefix(2)).joined(separator: "/")
        name = Self.identifier(target)
        isSwift6 = manifest.isSwift6
      } else {
        folder = package
        name = ""
        isSwift6 = false
      }
      return
    }
    folder = ""
    name = ""
    isSwift6 = false
    isOnMainActorByDefault = false
  }

  /// The name of the module of a target: `SyncUI_macOS` of the target `SyncUI-macOS`.
  private static func identifier(_ target: String) -> String {
    let characters = target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    return characters.first?.isNumber == true ? "_" + String(characters.dropFirst()) : String(characters)
  }

  private static func asksForSwift6(_ manifest: String) -> Bool {
    let line = manifest.split(whereSeparator: \.isNewline).first { $0.contains("swift-tools-version") } ?? ""
    let version = line.drop { !$0.isNumber }
    return (version.first?.wholeNumberValue ?? 0) >= 6 && !manifest.contains(".v5")
  }

  /// `.defaultIsolation(MainActor.self)`
  private static func asksForMainActor(_ manifest: String) -> Bool {
    manifest.filter { !$0.isWhitespace }.contains(".defaultIsolation(MainActor.self")
  }

  private static let targetFolders: Set<String> = ["Sources", "Source", "src", "Tests", "Plugins"]
}

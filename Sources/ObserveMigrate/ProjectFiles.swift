import Foundation

/// The files of projects that state deployment targets, and which sources they are about.
struct ProjectFiles: Sendable {
  /// Below the given paths, and above them.
  private(set) var paths: Set<String> = []

  static func isOne(_ name: String) -> Bool {
    name == "project.pbxproj" || name.hasSuffix(".xcconfig") || name.hasSuffix(".podspec")
  }

  mutating func insert(_ url: URL) { paths.insert(url.path) }

  /// Adds those beside and above a folder, up to the next ones, and not beyond a checkout or somebody's home.
  mutating func insert(above folder: URL) {
    var current = folder
    while current.path != "/", current.path != NSHomeDirectory() {
      let names: [String]
      do { names = try FileManager.default.contentsOfDirectory(atPath: current.path) } catch {
        return
      }
      var isFound = false
      for name in names {
        if name.hasSuffix(".xcodeproj") {
          let project = current.path + "/" + name + "/project.pbxproj"
          if FileManager.default.fileExists(atPath: project) { paths.insert(project) }
          isFound = true
        } else if Self.isOne(name) {
          paths.insert(current.path + "/" + name)
        }
      }
      if isFound || names.contains(".git") { return }
      current = current.deletingLastPathComponent()
    }
  }

  /// Those that are about a source, given the manifests of packages by their folders.
  func about(_ source: String, packages: [String: String]) -> (manifest: String?, others: [String]) {
    let folders = Self.folders(above: source)
    let manifest = folders.first { folder in
      packages[folder].map { Self.isTarget(source.dropFirst(folder.count + 1), of: $0) } == true
    }
    let podspecs = paths.filter { $0.hasSuffix(".podspec") && folders.contains(Self.folder(of: $0)) }
    if manifest != nil { return (manifest, podspecs.sorted()) }
    let project = folders.first { folder in projects(in: folder).isEmpty == false }
    let settings = paths.filter { path in
      path.hasSuffix(".xcconfig")
        && (folders.contains(Self.folder(of: path)) || project.map { path.hasPrefix($0 + "/") } == true)
    }
    return (nil, (Array(podspecs) + Array(settings) + (project.map { projects(in: $0) } ?? [])).sorted())
  }

  /// The Xcode projects of the nearest folder above a path that has any.
  func projects(around path: String) -> [String] {
    Self.folders(above: path + "/").first { !projects(in: $0).isEmpty }.map { projects(in: $0) } ?? []
  }

  private func projects(in folder: String) -> [String] {
    // To take a path apart costs more than to compare its start, which tells most.
    let start = folder + "/"
    return paths.filter {
      $0.hasPrefix(start) && $0.hasSuffix(".xcodeproj/project.pbxproj")
        && Self.folder(of: Self.folder(of: $0)) == folder
    }
    .sorted()
  }

  /// Whether a package compiles a file: one of its usual folders, or one that it names.
  private static func isTarget(_ path: Substring, of manifest: String) -> Bool {
    let first = path.split(separator: "/").first.map(String.init) ?? ""
    if ["Sources", "Source", "src", "srcs", "Tests"].contains(first) { return true }
    return manifest.split(separator: "path:").dropFirst().contains { rest in
      let parts = rest.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count > 1 else { return false }
      return parts[1] == "." || path.hasPrefix(parts[1] + "/")
    }
  }

  private static func folder(of path: String) -> String { (path as NSString).deletingLastPathComponent }

  /// From the nearest one on.
  private static func folders(above path: String) -> [String] {
    var folders: [String] = []
    var current = folder(of: path)
    while current != "/", !current.isEmpty {
      folders.append(current)
      current = folder(of: current)
    }
    return folders
  }
}

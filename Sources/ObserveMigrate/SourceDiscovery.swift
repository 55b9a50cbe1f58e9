import Foundation
import MigrationOutput

/// Finds the Swift files below the given paths.
struct SourceDiscovery: Sendable {
  struct Found: Sendable {
    /// Without links followed, and without a slash at the end.
    let absolutePath: String
    /// Relative to the working folder where it lies below it.
    let path: String
    /// Whether it lies in what was given to be migrated, and not only in its context.
    let isEditable: Bool

    var url: URL { URL(fileURLWithPath: absolutePath, isDirectory: false) }
  }

  struct Sources: Sendable {
    /// In the order of paths.
    let files: [Found]
    /// The manifests of Swift packages by the absolute paths of the folders that hold them.
    let packages: [String: String]
    /// Folders in which a run that was killed left something beside.
    let interrupted: [URL]
    /// Folders that may not be looked into.
    let closed: [Found]
    /// What states the deployment targets.
    let projects: ProjectFiles
  }

  private let excluded: [GlobPattern]
  /// Without a slash at the end.
  let workingFolder: URL
  private let workingPath: String

  init(_ options: MigrationOptions) {
    excluded = options.excluded.map { GlobPattern($0) }
    let folder = options.workingFolder ?? FileManager.default.currentDirectoryPath
    workingFolder = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL
    workingPath = workingFolder.path
  }

  /// - Parameters:
  ///   - paths: what is migrated.
  ///   - context: what is read besides; a file that lies in both is migrated.
  func sources(at paths: [String], context: [String]) async throws(MigrationError) -> Sources {
    let editable = try await sources(at: paths, isEditable: true)
    guard !editable.files.isEmpty || !editable.closed.isEmpty else { throw .noSwiftFiles(paths) }
    let only = try await sources(at: context, isEditable: false)
    let known = Set(editable.files.map(\.absolutePath))
    return Sources(
      files: (editable.files + only.files.filter { !known.contains($0.absolutePath) }).sorted {
        $0.path < $1.path
      },
      packages: editable.packages.merging(only.packages) { first, _ in first },
      interrupted: editable.interrupted, closed: editable.closed + only.closed,
      projects: editable.projects)
  }

  private func sources(at paths: [String], isEditable: Bool) async throws(MigrationError) -> Sources {
    var found: [String: Found] = [:]
    var packages: [String: String] = [:]
    var interrupted: [URL] = []
    var closed: [Found] = []
    var projects = ProjectFiles()
    for path in paths {
      let (url, isFolder) = try location(of: path)
      if !isFolder {
        found[url.path] = file(at: url.path, isEditable: isEditable)
        addManifests(above: url.deletingLastPathComponent(), to: &packages)
        projects.insert(above: url.deletingLastPathComponent())
        continue
      }
      addManifests(above: url, to: &packages)
      projects.insert(above: url)
      let walk = walk(url)
      let ignored = IgnoredPaths(await GitIgnored.paths(in: url))
      interrupted += walk.interrupted.filter { !interrupted.contains($0) }
      for file in walk.projectFiles where !ignored.contains(file.path) { projects.insert(file) }
      closed += walk.closed.map { file(at: $0, isEditable: isEditable) }
      for (folder, name) in walk.files {
        let path = folder + "/" + name
        if name.hasPrefix("Package"), let manifest = manifest(at: path) {
          packages[folder.isEmpty ? "/" : folder] = manifest
        } else if !ignored.contains(path) {
          found[path] = file(at: path, isEditable: isEditable)
        }
      }
    }
    return Sources(
      files: found.values.sorted { $0.path < $1.path }, packages: packages, interrupted: interrupted,
      closed: closed, projects: projects)
  }

  private func file(at path: String, isEditable: Bool) -> Found {
    Found(absolutePath: path, path: displayPath(ofPath: path), isEditable: isEditable)
  }

  /// Where a given path leads to, and whether that is a folder.
  func location(of path: String) throws(MigrationError) -> (url: URL, isFolder: Bool) {
    let url = URL(fileURLWithPath: path, relativeTo: workingFolder).standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw .noSuchPath(path)
    }
    guard isFolder.boolValue || url.pathExtension == "swift" else { throw .noSwiftFiles([path]) }
    return (url, isFolder.boolValue)
  }

  // MARK: Walking

  private struct Walk {
    var files: [(folder: String, name: String)] = []
    /// Folders in which a run that was killed left something.
    var interrupted: [URL] = []
    /// Folders that may not be looked into.
    var closed: [String] = []
    var projectFiles: [URL] = []

    mutating func add(_ name: String, in folder: String) {
      if ProjectFiles.isOne(name) {
        projectFiles.append(URL(fileURLWithPath: folder + "/" + name, isDirectory: false))
      }
      if name.hasSuffix(".swift"), !name.hasSuffix(".generated.swift") { files.append((folder, name)) }
    }
  }

  private func walk(_ root: URL) -> Walk {
    var walk = Walk()
    // Paths below a link stay what they are where the folder is reached through it.
    var open = [root.path == "/" ? "" : root.path]
    while let folder = open.popLast() {
      if !Self.isOpen(folder) { walk.closed.append(folder.isEmpty ? "/" : folder) }
      for entry in FolderEntry.all(in: folder) {
        let path = folder + "/" + entry.name
        if isExcluded(entry.name, at: path) {
          if entry.name == Recovery.folderName, folder != root.path {
            walk.interrupted.append(URL(fileURLWithPath: folder, isDirectory: true))
          }
          continue
        }
        switch entry.type {
        case .folder: open.append(path)
        case .file: walk.add(entry.name, in: folder)
        // What a link leads to is found by itself where it lies below the path, and is not ours elsewhere.
        case .other: break
        }
      }
    }
    return walk
  }

  private func isExcluded(_ name: String, at path: String) -> Bool {
    name.utf8.first == UInt8(ascii: ".") || Self.excludedFolders.contains(name)
      || !excluded.isEmpty
        && excluded.contains { $0.matches(displayPath(ofPath: path)) }
  }

  private static func isOpen(_ folder: String) -> Bool {
    access(folder.isEmpty ? "/" : folder, R_OK | X_OK) == 0
  }

  private static let excludedFolders: Set<String> = [
    ".build", "DerivedData", "Pods", "Carthage", "Vendor", "SourcePackages",
  ]

  /// Adds the packages that a folder lies in.
  private func addManifests(above folder: URL, to packages: inout [String: String]) {
    var current = folder
    while current.path != "/" {
      if let manifest = manifest(at: current.path + "/Package.swift") {
        packages[current.path] = manifest
      }
      current = current.deletingLastPathComponent()
    }
  }

  /// The text of a package manifest; nil where the file is something else of that name, or not there.
  private func manifest(at path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    return text.contains("swift-tools-version") ? text : nil
  }

  /// Relative to the working folder where it lies below it; empty for the working folder itself.
  @Sendable func displayPath(of url: URL) -> String { displayPath(ofPath: url.path) }

  private func displayPath(ofPath path: String) -> String {
    if path == workingPath { return "" }
    guard path.hasPrefix(workingPath + "/") else { return path }
    return String(path[path.utf8.index(path.startIndex, offsetBy: workingPath.utf8.count + 1)...])
  }
}

/// What git ignores: single files, and folders with everything in them.
private struct IgnoredPaths {
  private let files: Set<String>
  private let folders: Set<String>

  init(_ paths: [String]) {
    files = Set(paths.filter { !$0.hasSuffix("/") })
    folders = Set(paths.filter { $0.hasSuffix("/") }.map { String($0.dropLast()) })
  }

  func contains(_ path: String) -> Bool {
    if files.contains(path) { return true }
    if folders.isEmpty { return false }
    var current = path[...]
    while let slash = current.lastIndex(of: "/") {
      current = current[..<slash]
      if folders.contains(String(current)) { return true }
    }
    return false
  }
}

/// A glob: `*` within a path component, `**` across them, `?` for one character. It matches a whole path, or
/// the end of one after a slash.
struct GlobPattern: Sendable {
  private let pattern: [Character]

  init(_ pattern: String) {
    var pattern = pattern
    if pattern.hasPrefix("./") { pattern.removeFirst(2) }
    if pattern.hasSuffix("/") { pattern.removeLast() }
    self.pattern = Array(pattern)
  }

  func matches(_ path: String) -> Bool {
    let characters = Array(path)
    var starts = [0]
    for (index, character) in characters.enumerated() where character == "/" { starts.append(index + 1) }
    return starts.contains { matches(characters[$0...], pattern[...]) }
  }

  private func matches(_ text: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    if first == "*" {
      let crosses = pattern.dropFirst().first == "*"
      var rest = pattern.drop { $0 == "*" }
      // `**/x` also matches `x`.
      if crosses, rest.first == "/", matches(text, rest.dropFirst()) { return true }
      if crosses, rest.first == "/" { rest = rest[...] }
      var remaining = text
      while true {
        if matches(remaining, rest) { return true }
        guard let next = remaining.first, crosses || next != "/" else { return false }
        remaining = remaining.dropFirst()
      }
    }
    guard let character = text.first, first == "?" ? character != "/" : first == character else {
      return false
    }
    return matches(text.dropFirst(), pattern.dropFirst())
  }
}

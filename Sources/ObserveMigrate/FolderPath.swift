import Foundation
import MigrationOutput

/// Folders and what they have in common.
enum FolderPath {
  /// The deepest folder that holds all of the given ones; nil for none.
  static func common(_ folders: [URL]) -> URL? {
    guard var shared = folders.first?.pathComponents else { return nil }
    for folder in folders.dropFirst() {
      shared = zip(shared, folder.pathComponents).prefix { $0 == $1 }.map(\.0)
    }
    return URL(fileURLWithPath: NSString.path(withComponents: shared), isDirectory: true)
  }
}

/// The folder that the paths in a diff start from, so that it can be applied there: `git apply` and `patch` refuse paths
/// that lead out of the folder they work in.
struct DiffRoot: Sendable {
  /// Nil for the working folder.
  let folder: String?
  private let prefix: String

  /// The working folder, where all given paths lie in it; else the deepest folder that holds all of them.
  ///
  /// - Parameter paths: the absolute paths of the files or folders that are migrated.
  init(of paths: [(url: URL, isFolder: Bool)], workingFolder: String) {
    let start = workingFolder == "/" ? "/" : workingFolder + "/"
    let isBelow = paths.allSatisfy { $0.url.path == workingFolder || $0.url.path.hasPrefix(start) }
    let shared = FolderPath.common(
      paths.map { $0.isFolder ? $0.url : $0.url.deletingLastPathComponent() })
    folder = isBelow ? nil : shared?.path
    let root = folder ?? workingFolder
    prefix = root == "/" ? "/" : root + "/"
  }

  func path(of url: URL) -> String {
    url.path.hasPrefix(prefix) ? String(url.path.dropFirst(prefix.count)) : url.path
  }
}

extension SourceDiscovery {
  func diffRoot(of paths: [String]) throws(MigrationError) -> DiffRoot {
    var locations: [(url: URL, isFolder: Bool)] = []
    for path in paths { locations.append(try location(of: path)) }
    return DiffRoot(of: locations, workingFolder: workingFolder.path)
  }

  /// The deepest folder that holds all given paths, with links followed.
  ///
  /// - Throws: `MigrationError.noSuchPath`.
  func commonFolder(of paths: [String]) throws(MigrationError) -> URL {
    var folders: [URL] = []
    for path in paths {
      let (url, isFolder) = try location(of: path)
      let resolved = url.resolvingSymlinksInPath()
      folders.append(isFolder ? resolved : resolved.deletingLastPathComponent())
    }
    return FolderPath.common(folders) ?? workingFolder
  }
}

extension MigrationError {
  init(_ error: WritingError) {
    switch error {
    case .interrupted(let left): self = .interrupted(notPutBack: left)
    case .file(let error, let left):
      let rest = left.isEmpty ? "" : "; these files could not be put back: " + left.joined(separator: ", ")
      self = .file(path: error.path, problem: error.problem + rest)
    }
  }
}

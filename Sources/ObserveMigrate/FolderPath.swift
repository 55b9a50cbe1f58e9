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

extension SourceDiscovery {
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

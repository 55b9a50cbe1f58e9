package import Foundation

/// The files below a folder: bytes by path relative to it.
package struct FileTree: Equatable, Sendable {
  package private(set) var files: [String: [UInt8]] = [:]

  /// - Throws: what Foundation throws for a file that cannot be read. A folder that does not exist is empty.
  package init(in folder: URL) throws {
    for path in try Self.paths(in: folder) {
      files[path] = Array(try Data(contentsOf: folder.appendingPathComponent(path)))
    }
  }

  package init(_ files: [String: [UInt8]]) {
    self.files = files
  }

  package var paths: [String] { files.keys.sorted() }

  package subscript(path: String) -> [UInt8]? {
    get { files[path] }
    set { files[path] = newValue }
  }

  /// Creates the files below a folder, which need not exist.
  package func write(to folder: URL) throws {
    for path in paths {
      let url = folder.appendingPathComponent(path)
      let parent = url.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      try Data(files[path] ?? []).write(to: url)
    }
  }

  /// Every file below a folder, hidden ones too, in order.
  package static func paths(in folder: URL) throws -> [String] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return paths.sorted().filter { path in
      var isFolder: ObjCBool = false
      let full = folder.appendingPathComponent(path).path
      return FileManager.default.fileExists(atPath: full, isDirectory: &isFolder) && !isFolder.boolValue
        && !path.hasSuffix(".DS_Store")
    }
  }
}

package import Foundation

/// A folder `Fixtures/<group>/<name>/`: sources, what becomes of them, and what is said about them.
package struct FixtureCase: Sendable, CustomStringConvertible {
  package let group: String
  package let name: String
  package let folder: URL

  package var description: String { "\(group)/\(name)" }

  package var before: URL { folder.appendingPathComponent("before", isDirectory: true) }
  package var after: URL { folder.appendingPathComponent("after", isDirectory: true) }
  package var report: URL { folder.appendingPathComponent("report.txt", isDirectory: false) }

  /// What `options.json` says; nothing where there is none.
  ///
  /// - Throws: for a file that is not what `FixtureOptions` expects.
  package func options() throws -> FixtureOptions {
    let url = folder.appendingPathComponent("options.json", isDirectory: false)
    guard FileManager.default.fileExists(atPath: url.path) else { return FixtureOptions() }
    return try FixtureOptions(json: Data(contentsOf: url))
  }

  /// The cases to run: all, or those whose name contains the value of `FIXTURE` where that is set.
  package static func chosen() throws -> [FixtureCase] {
    let wanted = ProcessInfo.processInfo.environment["FIXTURE"] ?? ""
    return try onDisk().filter { wanted.isEmpty || $0.description.contains(wanted) }
  }

  /// Every case, in order.
  package static func onDisk() throws -> [FixtureCase] {
    try folders(in: Repository.fixtures).flatMap { group in
      try folders(in: group).map {
        FixtureCase(group: group.lastPathComponent, name: $0.lastPathComponent, folder: $0)
      }
    }
  }

  private static func folders(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .map { folder.appendingPathComponent($0, isDirectory: true) }
      .filter { url in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
      }
  }
}

import Foundation

/// A file that was asked for besides the sources.
enum OutputFile {
  /// Replaces the file as a whole. What is none, such as `/dev/null` or a link, stays, and is written to.
  ///
  /// - Parameter path: a relative one starts from the current folder.
  /// - Throws: `MigrationError.file`
  static func write(_ bytes: [UInt8], to path: String) throws(MigrationError) {
    let options: Data.WritingOptions = isReplaceable(path) ? .atomic : []
    do { try Data(bytes).write(to: URL(fileURLWithPath: path), options: options) } catch {
      throw .file(path: path, problem: "it cannot be written; check its folder and its permissions")
    }
  }

  private static func isReplaceable(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes.map { $0[.type] as? FileAttributeType == .typeRegular } ?? true
  }
}

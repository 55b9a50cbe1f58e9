import Foundation

/// A file that was asked for besides the sources.
enum OutputFile {
  /// Replaces the file as a whole.
  ///
  /// - Parameter path: a relative one starts from the current folder.
  /// - Throws: `MigrationError.file`
  static func write(_ bytes: [UInt8], to path: String) throws(MigrationError) {
    do { try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
      throw .file(path: path, problem: "it cannot be written; check its folder and its permissions")
    }
  }
}

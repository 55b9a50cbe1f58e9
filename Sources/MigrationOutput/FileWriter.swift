package import Foundation

/// Writes all files or none.
package enum FileWriter {
  /// - Parameter tree: a folder that holds all of them, which the caller has locked.
  /// - Throws: for the first file that changed on disk meanwhile or could not be written; every file is then as it
  ///   was.
  package static func write(_ replacements: [FileReplacement], in tree: URL) throws(WritingError) {
    var transaction = Transaction(tree: tree)
    try transaction.apply(replacements)
    try transaction.commit()
  }
}

import Foundation

/// The folder that a run keeps beside the files while it rewrites them: what they held, what they will hold, and a
/// list of both. It goes when all is done; one that is there without a run was left by a run that was killed.
struct WorkFolder: Sendable {
  static let name = ".observe-migrate"

  /// The folder that holds all files that are rewritten.
  let tree: String

  var path: String { tree + "/" + Self.name }
  var journal: String { path + "/journal" }
  var nextJournal: String { path + "/journal.next" }
  /// Keeps the folder out of git.
  var ignoreFile: String { path + "/.gitignore" }

  func staged(_ number: Int) -> String { "\(path)/\(number).new" }
  func original(_ number: Int) -> String { "\(path)/\(number).old" }
  func returning(_ number: Int) -> String { "\(path)/\(number).back" }

  /// Removes the folder and what a run puts into it; the journal first, since without it nothing is put back.
  func remove(on disk: Disk) throws(SystemError) {
    let contents: [String]
    do { contents = try FileManager.default.contentsOfDirectory(atPath: path) } catch { return }
    if contents.contains("journal") { try disk.remove(journal) }
    for name in contents.sorted() where name != "journal" { try disk.remove(path + "/" + name) }
    try disk.removeFolder(path)
  }
}

/// Which files a run rewrites, and what it may have put into each.
struct Journal: Codable, Sendable {
  struct Entry: Codable, Sendable {
    /// Relative to the tree.
    let path: String
    /// Fingerprints of everything that was ever put there.
    var written: [String]
  }

  var version = 1
  /// The number of an entry is that of its files in the work folder.
  var entries: [Entry] = []

  /// The version that this program reads and writes.
  static let currentVersion = 1

  /// Replaces the journal on disk at once.
  func write(to folder: WorkFolder, on disk: Disk) throws(SystemError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data: Data
    do { data = try encoder.encode(self) } catch { preconditionFailure("strings are encodable: \(error)") }
    try disk.write(Array(data), to: folder.nextJournal)
    try disk.rename(folder.nextJournal, to: folder.journal)
  }

  /// Nil where a run was killed before it replaced anything, or after it was done.
  static func read(from folder: WorkFolder) throws -> Journal? {
    guard Disk.exists(folder.journal) else { return nil }
    return try JSONDecoder().decode(Journal.self, from: Data(try Disk.bytes(of: folder.journal)))
  }

  /// Tells bytes from others that somebody else wrote; 64 bits of FNV-1a, and their number.
  static func fingerprint(of bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return String(hash, radix: 16) + "-\(bytes.count)"
  }
}

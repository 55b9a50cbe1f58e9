package import Foundation

/// Finishes what a run that was killed could not: every file that it had rewritten is put back.
package enum Recovery {
  /// What a killed run may have left in a folder, or in one of those above it.
  package static func remains(above folder: URL) -> [URL] {
    var found: [URL] = []
    var current = folder.resolvingSymlinksInPath()
    while true {
      if remains(in: current) { found.append(current) }
      if current.path == "/" { return found }
      current = current.deletingLastPathComponent()
    }
  }

  /// The name of the folder that a run works in.
  package static let folderName = WorkFolder.name

  package static func remains(in tree: URL) -> Bool {
    Disk.exists(WorkFolder(tree: tree.path).path)
  }

  /// Whether a killed run had begun to replace files of a tree.
  package static func isNeeded(in tree: URL) -> Bool {
    Disk.exists(WorkFolder(tree: tree.path).journal)
  }

  /// Puts back what a killed run had written, and removes what it left beside. The caller has the lock of the tree.
  ///
  /// - Returns: the absolute paths of the files that were put back.
  /// - Throws: for files that somebody changed since then; they stay as they are, and so does what is left beside.
  package static func run(in tree: URL, disk: Disk = Disk()) throws(FileError) -> [String] {
    let folder = WorkFolder(tree: tree.resolvingSymlinksInPath().path)
    let journal: Journal?
    do { journal = try Journal.read(from: folder) } catch {
      throw FileError(path: folder.journal, problem: "it cannot be read; \(remedy(in: folder))")
    }
    if let journal, journal.version != Journal.currentVersion {
      throw FileError(
        path: folder.journal, problem: "another version of observe-migrate wrote it; use that version")
    }
    var putBack: [String] = []
    var changed: [String] = []
    for (number, entry) in (journal?.entries ?? []).enumerated() {
      let path = folder.tree + "/" + entry.path
      do throws(SystemError) {
        switch try state(of: entry, number, in: folder) {
        case .original: break
        case .written:
          try disk.rename(folder.original(number), to: path)
          putBack.append(path)
        case .changed: changed.append("'\(entry.path)' (was '\(folder.original(number))')")
        }
      } catch {
        throw FileError(path: path, problem: "it cannot be put back (\(error)); check its permissions")
      }
    }
    guard changed.isEmpty else {
      throw FileError(
        path: folder.path,
        problem: "a run was killed here, and since then somebody changed \(changed.joined(separator: ", ")); "
          + remedy(in: folder))
    }
    do { try folder.remove(on: disk) } catch {
      throw FileError(path: folder.path, problem: "it cannot be removed (\(error)); remove it")
    }
    return putBack
  }

  private enum State {
    case original, written, changed
  }

  private static func state(
    of entry: Journal.Entry, _ number: Int, in folder: WorkFolder
  ) throws(SystemError) -> State {
    // Without a second name for what it held, a file was not replaced, or is put back already.
    guard Disk.exists(folder.original(number)) else { return .original }
    let path = folder.tree + "/" + entry.path
    guard Disk.exists(path) else { return .changed }
    let now = try Disk.bytes(of: path)
    if entry.written.contains(Journal.fingerprint(of: now)) { return .written }
    return now == (try Disk.bytes(of: folder.original(number))) ? .original : .changed
  }

  private static func remedy(in folder: WorkFolder) -> String {
    "settle it by hand, then remove '\(folder.path)'"
  }
}

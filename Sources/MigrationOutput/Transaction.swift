package import Foundation

/// Why files were not rewritten.
package enum WritingError: Error, Sendable {
  /// Everything is as it was, but for the files that are named.
  case file(FileError, left: [String])
  case interrupted(left: [String])
}

/// Rewrites files of one tree: all or none, and again with other contents until it is committed.
///
/// Everything is written beside first, so that a full disk is found before anything is replaced. Then each file gets
/// a second name in the work folder, and is replaced at once by a rename. Putting back is a rename too, and needs no
/// room. A program that is killed leaves the work folder, and `Recovery` puts back what it says.
package struct Transaction {
  private struct Entry {
    let target: FileReplacement
    /// Where links lead to.
    let path: String
    /// What is there now.
    var current: [UInt8]
    var isReplaced = false
  }

  private let folder: WorkFolder
  private let disk: Disk
  private var entries: [Entry] = []
  private var numbers: [String: Int] = [:]
  private var journal = Journal()
  private var isPrepared = false

  /// - Parameter tree: a folder that holds all files that are to be rewritten. The caller has its lock.
  package init(tree: URL, disk: Disk = Disk()) {
    folder = WorkFolder(tree: tree.resolvingSymlinksInPath().path)
    self.disk = disk
  }

  /// Makes these files what they are to be, and all other files of this transaction what they were.
  ///
  /// - Throws: for the first file that changed meanwhile or cannot be written, and where the task is cancelled;
  ///   every file is then as it was before the transaction.
  package mutating func apply(_ replacements: [FileReplacement]) throws(WritingError) {
    do throws(WritingError) {
      let changes = try stage(replacements)
      if changes.isEmpty { return }
      try named(folder.tree) { () throws(SystemError) in try journal.write(to: folder, on: disk) }
      for change in changes { try replace(change) }
    } catch {
      let left = rollBack()
      switch error {
      case .file(let error, _): throw .file(error, left: left)
      case .interrupted: throw .interrupted(left: left)
      }
    }
  }

  /// Keeps what is there. Whatever fails after the journal is gone leaves nothing but the work folder, which the
  /// next run removes.
  package mutating func commit() throws(WritingError) {
    guard isPrepared else { return }
    do { try disk.remove(folder.journal) } catch {
      let cause = FileError(path: folder.journal, problem: "it cannot be removed (\(error))")
      throw .file(cause, left: rollBack())
    }
    do { try folder.remove(on: disk) } catch { return }
  }

  /// Puts every file back, and returns the paths of those that could not be, or that others changed meanwhile.
  package mutating func rollBack() -> [String] {
    var left: [String] = []
    for number in entries.indices.reversed() where entries[number].isReplaced {
      let entry = entries[number]
      do {
        guard try Disk.bytes(of: entry.path) == entry.current else {
          left.append(entry.target.path)
          continue
        }
        try disk.rename(folder.original(number), to: entry.path)
        entries[number].isReplaced = false
      } catch {
        left.append(entry.target.path)
      }
    }
    // What is left beside is what the next run needs, or nothing but litter that it removes.
    if left.isEmpty, isPrepared { do { try folder.remove(on: disk) } catch { return [] } }
    return left.sorted()
  }

  // MARK: Staging

  private enum Change {
    case write(Int, [UInt8])
    case putBack(Int)
  }

  private mutating func stage(_ replacements: [FileReplacement]) throws(WritingError) -> [Change] {
    var changes: [Change] = []
    var wanted: Set<Int> = []
    for replacement in replacements {
      let number = try entry(for: replacement)
      wanted.insert(number)
      try checkUnchanged(number)
      if entries[number].current == replacement.replacement { continue }
      try prepare()
      try stage(replacement.replacement, number)
      changes.append(.write(number, replacement.replacement))
    }
    for number in entries.indices where entries[number].isReplaced && !wanted.contains(number) {
      try checkUnchanged(number)
      changes.append(.putBack(number))
    }
    return changes
  }

  private mutating func entry(for replacement: FileReplacement) throws(WritingError) -> Int {
    let path = replacement.url.resolvingSymlinksInPath().path
    if let number = numbers[path] { return number }
    guard path.hasPrefix(folder.tree == "/" ? "/" : folder.tree + "/") else {
      throw Self.failure(replacement.path, "it lies outside of '\(folder.tree)'; give its own path")
    }
    numbers[path] = entries.count
    entries.append(Entry(target: replacement, path: path, current: replacement.original))
    journal.entries.append(Journal.Entry(path: String(path.dropFirst(folder.tree.count + 1)), written: []))
    return entries.count - 1
  }

  private func checkUnchanged(_ number: Int) throws(WritingError) {
    if Task.isCancelled { throw .interrupted(left: []) }
    let entry = entries[number]
    let now: [UInt8]
    do throws(SystemError) { now = try Disk.bytes(of: entry.path) } catch {
      if error.code == ENOENT {
        throw Self.failure(entry.target.path, "it vanished during the run; run again")
      }
      throw Self.failure(entry.target.path, "it cannot be read any more (\(error)); check its permissions")
    }
    guard now == entry.current else {
      throw Self.failure(entry.target.path, "it changed during the run; run again")
    }
  }

  private mutating func prepare() throws(WritingError) {
    if isPrepared { return }
    if Disk.exists(folder.journal) {
      throw Self.failure(folder.path, "a run that was killed left it, and its files are not put back yet")
    }
    do {
      if Disk.exists(folder.path) { try folder.remove(on: disk) }
      try disk.makeFolder(folder.path)
      isPrepared = true
      try disk.write(Array("*\n".utf8), to: folder.ignoreFile)
    } catch {
      throw Self.failure(folder.path, "it cannot be made (\(error)); check the permissions of its folder")
    }
  }

  private mutating func stage(_ bytes: [UInt8], _ number: Int) throws(WritingError) {
    let entry = entries[number]
    let parent = (entry.path as NSString).deletingLastPathComponent
    guard access(entry.path, W_OK) == 0, access(parent, W_OK) == 0 else {
      throw Self.failure(
        entry.target.path, "it is read-only; check its permissions and those of its folder, or use --exclude")
    }
    try named(entry.target.path) { () throws(SystemError) in
      try disk.write(bytes, to: folder.staged(number))
      try disk.copyAttributes(from: entry.path, to: folder.staged(number))
    }
    journal.entries[number].written.append(Journal.fingerprint(of: bytes))
  }

  // MARK: Replacing

  private mutating func replace(_ change: Change) throws(WritingError) {
    if Task.isCancelled { throw .interrupted(left: []) }
    switch change {
    case .write(let number, let bytes):
      let path = entries[number].path
      try named(entries[number].target.path) { () throws(SystemError) in
        if !Disk.exists(folder.original(number)) { try disk.link(path, as: folder.original(number)) }
        try disk.rename(folder.staged(number), to: path)
      }
      entries[number].current = bytes
      entries[number].isReplaced = true
    case .putBack(let number):
      let path = entries[number].path
      try named(entries[number].target.path) { () throws(SystemError) in
        try disk.link(folder.original(number), as: folder.returning(number))
        try disk.rename(folder.returning(number), to: path)
      }
      entries[number].current = entries[number].target.original
      entries[number].isReplaced = false
    }
  }

  private func named(
    _ path: String, _ body: () throws(SystemError) -> Void
  ) throws(WritingError) {
    do throws(SystemError) { try body() } catch {
      throw Self.failure(path, "it cannot be written (\(error)); \(Self.remedy(for: error))")
    }
  }

  private static func failure(_ path: String, _ problem: String) -> WritingError {
    .file(FileError(path: path, problem: problem), left: [])
  }

  private static func remedy(for error: SystemError) -> String {
    switch error.code {
    case ENOSPC, EDQUOT: "make room on the disk"
    case EXDEV: "it lies on another file system than the rest; give its own path"
    default: "check its permissions and those of its folder"
    }
  }
}

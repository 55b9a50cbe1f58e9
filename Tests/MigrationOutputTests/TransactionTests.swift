import Foundation
import MigrationOutput
import TestSupport
import Testing

/// Whatever fails, and wherever a run is killed, each file is what it was or what it is to be, and the next run can
/// put everything back.
@Suite struct TransactionTests {
  private static let paths = (0..<8).map { "Folder\($0 % 3)/File\($0).swift" }
  private static let before = FileTree(
    Dictionary(uniqueKeysWithValues: paths.map { ($0, Array("// old \($0)\n".utf8)) }))
  private static let after = FileTree(
    Dictionary(uniqueKeysWithValues: paths.map { ($0, Array("// new and longer \($0)\n".utf8)) }))

  @Test func writesAllAndLeavesNothingBeside() throws {
    let folder = try TemporaryFolder(Self.before)
    try Self.write(in: folder.url, Faults.none())
    #expect(try folder.tree() == Self.after)
    #expect(!Recovery.remains(in: folder.url))
  }

  @Test func killedAtAnyChangeTheNextRunPutsBack() throws {
    let changes = try Self.changesOfARun()
    #expect(changes > 4 * Self.paths.count)
    for number in 0..<changes {
      let folder = try TemporaryFolder(Self.before)
      let isDone = (try? Self.write(in: folder.url, Faults.killed(at: number))) != nil
      let left = try folder.tree()
      for path in Self.paths {
        let isWhole = left[path] == Self.before[path] || left[path] == Self.after[path]
        #expect(isWhole, "killed at \(number): \(path) is neither old nor new")
      }
      _ = try Recovery.run(in: folder.url)
      #expect(try folder.tree() == (isDone ? Self.after : Self.before), "killed at \(number)")
    }
  }

  @Test func killedWhilePuttingBackTheNextRunGoesOn() throws {
    for number in 0..<20 {
      let folder = try TemporaryFolder(Self.before)
      // Killed half-way through the renames.
      _ = try? Self.write(in: folder.url, Faults.killed(at: try Self.changesOfARun() - 22))
      _ = try? Recovery.run(in: folder.url, disk: Faults.killed(at: number).disk)
      _ = try Recovery.run(in: folder.url)
      #expect(try folder.tree() == Self.before, "killed at \(number) of putting back")
    }
  }

  @Test(arguments: [ENOSPC, EACCES, EIO])
  func anyChangeThatFailsIsUndone(code: Int32) throws {
    for number in 0..<(try Self.changesOfARun()) {
      let folder = try TemporaryFolder(Self.before)
      do {
        try Self.write(in: folder.url, Faults.one(at: number, code: code))
        #expect(try folder.tree().files.filter { !$0.key.hasPrefix(".") } == Self.after.files)
      } catch let error as WritingError {
        guard case .file(let cause, let left) = error, left.isEmpty else { throw error }
        #expect(cause.problem.contains("cannot be"), "\(cause)")
        #expect(try folder.tree() == Self.before, "failing at \(number)")
      }
    }
  }

  @Test func fullDiskIsUndone() throws {
    for number in 0..<(try Self.changesOfARun()) {
      let folder = try TemporaryFolder(Self.before)
      do {
        try Self.write(in: folder.url, Faults.full(from: number))
        #expect(try folder.tree() == Self.after, "full from \(number)")
      } catch {
        #expect(try folder.tree() == Self.before, "full from \(number)")
      }
    }
  }

  @Test func fileThatOthersChangedIsLeftAlone() throws {
    let folder = try TemporaryFolder(Self.before)
    let url = folder.url
    let changed = folder.url.appendingPathComponent(Self.paths[5])
    try Data("// mine\n".utf8).write(to: changed)
    #expect(throws: WritingError.self) { try Self.write(in: url, Faults.none()) }
    var expected = Self.before
    expected[Self.paths[5]] = Array("// mine\n".utf8)
    #expect(try folder.tree() == expected)
  }

  @Test func fileThatWasChangedAfterAKillIsNotPutBack() throws {
    let folder = try TemporaryFolder(Self.before)
    let url = folder.url
    _ = try? Self.write(in: url, Faults.killed(at: try Self.changesOfARun() - 22))
    let changed = url.appendingPathComponent(Self.paths[0])
    try #require(try folder.tree()[Self.paths[0]] == Self.after[Self.paths[0]])
    try Data("// mine\n".utf8).write(to: changed)
    #expect(throws: FileError.self) { try Recovery.run(in: url) }
    #expect(try folder.tree()[Self.paths[0]] == Array("// mine\n".utf8))
    // What it held can still be had, and nothing is written over it.
    #expect(Recovery.isNeeded(in: url))
    #expect(throws: WritingError.self) { try Self.write(in: url, Faults.none()) }
  }

  @Test func contentsCanChangeUntilTheyAreCommitted() throws {
    let folder = try TemporaryFolder(Self.before)
    var transaction = Transaction(tree: folder.url)
    let all = Self.replacements(in: folder.url)
    try transaction.apply(all)
    try transaction.apply(Array(all.prefix(3)))
    var expected = Self.before
    for path in Self.paths.prefix(3) { expected[path] = Self.after[path] }
    #expect(try folder.sources() == expected)
    try transaction.apply(Array(all.suffix(3)))
    try transaction.apply([])
    #expect(try folder.sources() == Self.before)
    try transaction.apply(Array(all.prefix(3)))
    try transaction.commit()
    #expect(try folder.tree() == expected)
  }

  @Test func cancelledTaskPutsBack() async throws {
    let folder = try TemporaryFolder(Self.before)
    let url = folder.url
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try Self.write(in: url, Faults.none())
    }
    await #expect(throws: WritingError.self) { try await task.value }
    #expect(try folder.tree() == Self.before)
  }

  @Test func linksLeadToWhatIsReplaced() throws {
    let folder = try TemporaryFolder(FileTree(["Real/File.swift": Array("// old\n".utf8)]))
    let link = folder.url.appendingPathComponent("Link.swift")
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "Real/File.swift")
    try FileWriter.write(
      [FileReplacement(url: link, path: "Link.swift", original: Array("// old\n".utf8), replacement: [])],
      in: folder.url)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "Real/File.swift")
    #expect(try folder.tree()["Real/File.swift"] == [])
  }

  // MARK: Runs

  private static func write(in folder: URL, _ faults: Faults) throws(WritingError) {
    var transaction = Transaction(tree: folder, disk: faults.disk)
    try transaction.apply(replacements(in: folder))
    try transaction.commit()
  }

  private static func replacements(in folder: URL) -> [FileReplacement] {
    paths.map { path in
      FileReplacement(
        url: folder.appendingPathComponent(path), path: path, original: before[path] ?? [],
        replacement: after[path] ?? [])
    }
  }

  private static func changesOfARun() throws -> Int {
    let folder = try TemporaryFolder(before)
    let faults = Faults.none()
    try write(in: folder.url, faults)
    return faults.changes
  }
}

extension TemporaryFolder {
  /// Without what a run keeps beside while it lasts.
  fileprivate func sources() throws -> FileTree {
    let tree = try tree()
    return FileTree(tree.files.filter { !$0.key.hasPrefix(Recovery.folderName) })
  }
}

import SourceText
import Testing

/// Diffs in the hands of the tools that people give them to.
@Suite(.serialized) struct RoundTripTests {
  @Test(arguments: try FileChange.examples())
  func gitAppliesAndTakesBack(change: FileChange) throws {
    #expect(try change.applied == change.result)
    let folder = try PatchFolder([(change.path, change.original)])
    try folder.run("git", "apply", "-", input: change.diff)
    #expect(try folder.read(change.path) == change.result)
    try folder.run("git", "apply", "-R", "-", input: change.diff)
    #expect(try folder.read(change.path) == change.original)
  }

  @Test(.enabled(if: PatchFolder.hasGNUPatch), arguments: try FileChange.examples())
  func patchAppliesAndTakesBack(change: FileChange) throws {
    let folder = try PatchFolder([(change.path, change.original)])
    try folder.run("patch", "-p1", "-s", input: change.diff)
    #expect(try folder.read(change.path) == change.result)
    try folder.run("patch", "-p1", "-s", "-R", input: change.diff)
    #expect(try folder.read(change.path) == change.original)
  }

  /// Git names the blobs and the enclosing function too; apart from those the bytes are the same.
  @Test(arguments: try FileChange.examples())
  func gitPrintsTheSameDiff(change: FileChange) throws {
    let folder = try PatchFolder([(change.path, change.original)])
    try folder.run("git", "init", "-q")
    try folder.run("git", "add", change.path)
    try folder.write([(change.path, change.result)])
    let printed = try folder.run("git", "diff", "--no-color", "--minimal", "--text", "--", change.path)
    #expect(try linesWithoutGitsOwn(printed) == linesWithoutGitsOwn(change.diff))
  }

  @Test func manyRandomChangesAtOnce() throws {
    let changes = FileChange.random(count: 400, seed: 20_26)
    for change in changes {
      #expect(try change.applied == change.result, "\(change.path)")
    }
    let changed = changes.filter { $0.original != $0.result }
    #expect(changed.count > 300)
    #expect(try changes.allSatisfy { try $0.diff.isEmpty == ($0.original == $0.result) })
    let diff = try changed.flatMap { try $0.diff }

    let folder = try PatchFolder(changed.map { ($0.path, $0.original) })
    try folder.run("git", "apply", "-", input: diff)
    try expect(folder, holds: changed, \.result)
    try folder.run("git", "apply", "-R", "-", input: diff)
    try expect(folder, holds: changed, \.original)

    if PatchFolder.hasGNUPatch {
      try folder.run("patch", "-p1", "-s", input: diff)
      try expect(folder, holds: changed, \.result)
      try folder.run("patch", "-p1", "-s", "-R", input: diff)
      try expect(folder, holds: changed, \.original)
    }
  }
}

private func expect(
  _ folder: borrowing PatchFolder, holds changes: [FileChange], _ bytes: KeyPath<FileChange, [UInt8]>
) throws {
  for change in changes {
    let found = try folder.read(change.path)
    #expect(found == change[keyPath: bytes], "\(change.path)")
  }
}

private func linesWithoutGitsOwn(_ diff: [UInt8]) -> [String] {
  diff.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    .map { String(decoding: $0, as: UTF8.self) }
    .filter { !$0.hasPrefix("index ") }
    .map { line in
      guard line.hasPrefix("@@ "), let end = line.dropFirst(3).firstRange(of: " @@") else { return line }
      return String(line[..<end.upperBound])
    }
}

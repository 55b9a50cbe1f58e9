import Foundation
import TestSupport
import Testing

/// Each bad input is named, with what to do, and nothing else suffers from it.
@Suite struct BadInputTests {
  @Test(arguments: [
    ([0xFF, 0xFE, 0x61, 0x00], "UTF-16"),
    (Array("let a = 1\u{0}\n".utf8), "NUL"),
    (
      Array("let a = \(String(repeating: "[", count: 40))1\(String(repeating: "]", count: 40))\n".utf8),
      "nested"
    ),
    (Array("let a = b\(String(repeating: ".c()", count: 100_000))\n".utf8), "chained"),
    (Array("let a = \(String(repeating: "(", count: 100_000))".utf8), "nested"),
    (Array("let a = \(String(repeating: "try ", count: 100_000)) b\n".utf8), "nested"),
    (Array("let a = \(String(repeating: "try?\n", count: 100_000)) b\n".utf8), "nested"),
    (Array("func f() {\n\(String(repeating: "if a {}\nelse\n", count: 100_000)){}\n}\n".utf8), "nested"),
    (Array(String(repeating: "#if A\nlet a = 1\n", count: 50_000).utf8), "nested"),
    (Array("let a: \(String(repeating: "A<", count: 100_000))".utf8), "nested"),
    (Array("let a = b\(String(repeating: "\n  .c {\n    d()\n  }", count: 100_000))\n".utf8), "chained"),
  ])
  func filesThatAreNoSources(bytes: [UInt8], word: String) async throws {
    var tree = Sources.app
    tree["App/Broken.swift"] = bytes
    let folder = try TemporaryFolder(tree)
    let outcome = try await Command.run(in: folder)
    #expect(outcome.exitCode == 3, "\(outcome.errorText.prefix(500))")
    #expect(outcome.errorText.contains(word))
    #expect(outcome.errorText.contains(": Broken.swift:1 [file-not-read]\n"))
    #expect(outcome.outputText.contains("App/Counter.swift"))
  }

  @Test func encryptedFiles() async throws {
    try await filesThatAreNoSources(
      bytes: Array("\u{0}GITCRYPT\u{0}\u{1}".utf8), word: "git-crypt unlock")
  }

  @Test func longSumsAreRead() async throws {
    var tree = Sources.app
    let lines = (0..<3000).map { "  x(\($0), a: [\($0)], \"(((\")\n" }.joined()
    tree["App/Long.swift"] = Array(
      "let a = 1\(String(repeating: " + 1", count: 20_000))\nfunc f() {\n\(lines)}\n".utf8)
    let outcome = try await Command.run(in: try TemporaryFolder(tree))
    #expect(outcome.exitCode == 0, "\(outcome.errorText.prefix(500))")
  }

  /// Nothing in them is nested.
  @Test(arguments: [
    "@Published private(set) var a: [String: Int] = [:]", "@AppStorage(\"a\") var a: Bool = false",
    "@Published var a = false { didSet { a = true } }", "@IBOutlet weak var a: View!", "let a: Int?",
    "@objc func a() -> Set<Int> { [] }", "var a: Set<Int?>", "@objc\n  func a() {}",
  ])
  func rowsOfDeclarationsAreRead(declaration: String) async throws {
    var tree = Sources.app
    let row = String(repeating: "  \(declaration)\n", count: 1000)
    tree["App/Row.swift"] = Array("class Row {\n\(row)}\n".utf8)
    let outcome = try await Command.run(in: try TemporaryFolder(tree))
    #expect(outcome.exitCode == 0, "\(outcome.errorText.prefix(500))")
  }

  @Test func hugeFilesAreNotRead() async throws {
    let folder = try TemporaryFolder(Sources.app)
    let path = folder.url.appendingPathComponent("App/Huge.swift").path
    try #require(FileManager.default.createFile(atPath: path, contents: nil))
    // Nothing but a size.
    try #require(truncate(path, 3 << 30) == 0)
    let outcome = try await Command.run(in: folder)
    #expect(outcome.exitCode == 3)
    #expect(outcome.errorText.contains("the file is larger than 16 MB"))
  }

  @Test func mergeConflictsAreNotTouched() async throws {
    var tree = Sources.app
    let conflict = Sources.view.replacing(
      "  @StateObject", with: "<<<<<<< HEAD\n=======\n  // theirs\n>>>>>>> theirs\n  @StateObject")
    tree["App/CounterView.swift"] = Array(conflict.utf8)
    let folder = try TemporaryFolder(tree)
    let outcome = try await Command.run("-i", in: folder)
    #expect(outcome.exitCode == 3)
    #expect(outcome.errorText.contains("CounterView.swift:"))
    #expect(try folder.tree() == tree)
  }

  @Test func linksThatGoRoundAreNotFollowed() async throws {
    let folder = try TemporaryFolder(Sources.app)
    let link = folder.url.appendingPathComponent("App/Loop").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "..")
    try FileManager.default.createSymbolicLink(atPath: link + ".swift", withDestinationPath: "Loop.swift")
    #expect(try await Command.run("-i", in: folder).exitCode == 0)
    #expect(try await Command.run("App/Loop.swift", in: folder).exitCode == 2)
  }

  @Test(arguments: ["README.md", "App/pipe.swift"])
  func whatIsNoSourceIsNotRead(path: String) async throws {
    var tree = Sources.app
    tree["README.md"] = Array("text".utf8)
    let folder = try TemporaryFolder(tree)
    try #require(mkfifo(folder.url.appendingPathComponent("App/pipe.swift").path, 0o600) == 0)
    let outcome = try await Command.run(path, in: folder)
    #expect([2, 3].contains(outcome.exitCode), "\(outcome.errorText)")
    #expect(outcome.errorText.contains(path.split(separator: "/").last ?? ""))
    #expect(try await Command.run(in: folder).exitCode == 0)
  }

  @Test func closedPipeIsNoError() async throws {
    let folder = try TemporaryFolder(Sources.app)
    let tool = try Command.executable().path
    let outcome = try await folder.run(
      ["bash", "-c", #""$0" . 2>errors.txt | true; echo "${PIPESTATUS[0]}""#, tool])
    #expect(outcome.outputText == "0\n")
    #expect(
      String(decoding: try folder.tree()["errors.txt"] ?? [], as: UTF8.self).contains("1 of 1 type moves"))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no disk that is full"))
  func fullDiskUnderTheOutputIsSaid() async throws {
    let folder = try TemporaryFolder(Sources.app)
    let outcome = try await folder.run(["sh", "-c", #""$0" . >/dev/full"#, try Command.executable().path])
    #expect(outcome.exitCode == 3)
    #expect(outcome.errorText.contains("standard output cannot be written"))
  }

  /// Root may look anywhere.
  @Test(.enabled(if: geteuid() != 0, "permissions do not bind root"))
  func closedFoldersAndFilesAreSaid() async throws {
    var tree = Sources.app
    tree["Closed/A.swift"] = Array("let a = 1\n".utf8)
    let folder = try TemporaryFolder(tree)
    let closed = folder.url.appendingPathComponent("Closed").path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: closed)
    let outcome = try await Command.run(in: folder)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: closed)
    #expect(outcome.exitCode == 3)
    #expect(outcome.errorText.contains("the folder cannot be read"))
  }
}

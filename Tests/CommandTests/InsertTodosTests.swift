import Foundation
import TestSupport
import Testing

/// `--insert-todos` writes comments, and nothing else that would not be written without it.
@Suite struct InsertTodosTests {
  @Test func comesAndGoesWithTheReason() async throws {
    let before = Sources.tree(["Feed.swift": Sources.blocked])
    let folder = try TemporaryFolder(before)
    let shown = try await Command.run("--insert-todos", in: folder)
    #expect(shown.outputText.contains("+  // TODO(observe-migrate): the publisher '$text' of 'Feed' is used"))
    #expect(
      shown.errorText.contains("publisher-used: Feed.swift:5"), "places are those of the file as it was")
    #expect(shown.errorText.contains("0 of 1 type moves, in 0 of 1 file"), "comments are no migration")
    #expect(try await Command.run("-i", "--insert-todos", in: folder).exitCode == 0)
    #expect(try folder.tree() != before)
    #expect(try await Command.run("--insert-todos", in: folder).output.isEmpty)
    #expect(try await Command.run(in: folder).output.isEmpty, "without the option they are left alone")
    #expect(try await Command.run("--check", in: folder).exitCode == 0)
    let solved = Sources.blocked.replacing(
      "  var upstream: AnyPublisher<String, Never> { $text.eraseToAnyPublisher() }\n", with: "")
    try Data(solved.utf8).write(to: folder.url.appendingPathComponent("Feed.swift"))
    #expect(try await Command.run("-i", "--insert-todos", in: folder).exitCode == 0)
    let after = String(decoding: try #require(try folder.tree()["Feed.swift"]), as: UTF8.self)
    #expect(after == "import Observation\n\n@Observable\nclass Feed {\n  var text = \"\"\n}\n")
  }

  @Test func byteOrderMarkAndLineEndsStay() async throws {
    let source = "\u{FEFF}actor A: ObservableObject {}\r\n"
    let folder = try TemporaryFolder(Sources.tree(["A.swift": source]))
    let outcome = try await Command.run("-i", "--insert-todos", in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.errorText)")
    let bytes = try #require(try folder.tree()["A.swift"])
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(bytes.starts(with: [0xEF, 0xBB, 0xBF, 0x2F, 0x2F, 0x20]))
    #expect(
      text.utf8.elementsEqual(bytes) && text.hasSuffix("]\r\nactor A: ObservableObject {}\r\n"))
  }

  /// As a linter that does not like them.
  @Test func commentsThatTheCheckFailsWithAreTakenBack() async throws {
    let folder = try TemporaryFolder(
      Sources.tree(["Feed.swift": Sources.blocked, "Counter.swift": Sources.model]))
    let outcome = try await Command.run(
      "-i", "--insert-todos", "--verify", "if grep -n TODO Feed.swift; then exit 1; fi", in: folder)
    #expect(outcome.exitCode == 4)
    #expect(outcome.errorText.contains("took back the comments of --insert-todos"))
    #expect(try folder.tree()["Feed.swift"] == Array(Sources.blocked.utf8))
    let counter = String(decoding: try #require(try folder.tree()["Counter.swift"]), as: UTF8.self)
    #expect(counter.contains("@Observable"), "what migrates stays")
  }

  @Test func doesNotGoWithCheck() async throws {
    let folder = try TemporaryFolder(Sources.app)
    #expect(try await Command.run("--check", "--insert-todos", in: folder).exitCode == 2)
  }
}

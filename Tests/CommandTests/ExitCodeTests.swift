import TestSupport
import Testing

/// Scripts go by exit codes.
@Suite struct ExitCodeTests {
  @Test(arguments: [
    ["--no-such-option"], ["--dry-run", "--in-place"], ["--jobs", "0"], ["--jobs", "many"], ["--only"],
    ["NoSuchFolder"], ["--only", "NoSuchType"], ["--skip", "NoSuchType"],
  ])
  func wrongArgumentsExitWith2(arguments: [String]) async throws {
    let folder = try TemporaryFolder(Sources.app)
    let outcome = try await Command.run(arguments, in: folder)
    #expect(outcome.exitCode == 2, "\(outcome.errorText)")
    #expect(outcome.output.isEmpty)
    #expect(!outcome.errors.isEmpty)
    #expect(try folder.tree() == Sources.app)
  }

  @Test func foldersWithoutSwiftFilesExitWith2() async throws {
    let folder = try TemporaryFolder(Sources.tree(["README.md": "no code"]))
    let outcome = try await Command.run(in: folder)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errorText.contains("no Swift file"))
  }

  @Test(arguments: ["--help", "--version"])
  func helpExitsWith0(argument: String) async throws {
    let outcome = try await Command.run(argument, in: try TemporaryFolder())
    #expect(outcome.exitCode == 0)
    #expect(!outcome.output.isEmpty)
  }

  /// The rest is migrated all the same.
  @Test(arguments: [
    (Array("// caf\u{e9}".unicodeScalars.map { UInt8($0.value) }), "[file-not-read]"),
    (Array("struct Broken {\n  func f( {\n".utf8), "[syntax-error]"),
  ])
  func filesThatCannotBeReadExitWith3(bytes: [UInt8], reason: String) async throws {
    var tree = Sources.app
    tree["App/Broken.swift"] = bytes
    let folder = try TemporaryFolder(tree)
    let outcome = try await Command.run(in: folder)
    #expect(outcome.exitCode == 3)
    #expect(outcome.errorText.contains("Broken.swift:"))
    #expect(outcome.errorText.contains(reason))
    #expect(outcome.outputText.contains("App/Counter.swift"))
  }
}

import Foundation
import TestSupport
import Testing

/// Without `--in-place` the command only prints.
@Suite struct DryRunTests {
  @Test(arguments: [[], ["--dry-run"], ["App"], ["App/Counter.swift", "App/CounterView.swift"]])
  func printsADiffThatGitAccepts(arguments: [String]) async throws {
    let folder = try TemporaryFolder(Sources.app)
    let outcome = try await Command.run(arguments, in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.errorText)")
    #expect(try folder.tree() == Sources.app, "nothing is written")
    #expect(outcome.outputText.contains("--- a/App/Counter.swift\n+++ b/App/Counter.swift\n"))

    let applied = try await folder.run(["git", "apply", "-"], input: outcome.output)
    #expect(applied.exitCode == 0, "\(applied.errorText)")
    let model = String(decoding: try #require(try folder.tree()["App/Counter.swift"]), as: UTF8.self)
    #expect(model.contains("@Observable\nfinal class Counter {"))
  }

  /// Neither git nor `patch` writes to files outside of the folder that it works in.
  @Test(arguments: [
    (["../App"], "App", "Counter.swift"), (["../App/Counter.swift"], "App", "Counter.swift"),
    ([".."], "", "App/Counter.swift"), ([".", "../App"], "", "App/Counter.swift"),
  ])
  func diffsOfOtherFoldersApplyThere(paths: [String], root: String, shown: String) async throws {
    var tree = Sources.app
    tree["Tools/Empty.swift"] = []
    for tool in [["git", "apply", "-"], ["patch", "-p1"]] {
      let folder = try TemporaryFolder(tree)
      let tools = folder.url.appendingPathComponent("Tools", isDirectory: true)
      let command = [try Command.executable().path] + paths
      let outcome = try await Tool.run(command, in: tools)
      #expect(outcome.outputText.contains("--- a/\(shown)\n+++ b/\(shown)\n"), "\(outcome.outputText)")
      let start = folder.url.appendingPathComponent(root, isDirectory: true).standardizedFileURL
      #expect(outcome.errorText.contains("the paths in the diff start from \(start.path); there"))
      let applied = try await Tool.run(tool, in: start, input: outcome.output)
      #expect(applied.exitCode == 0, "\(applied.errorText)")
      let model = String(decoding: try #require(try folder.tree()["App/Counter.swift"]), as: UTF8.self)
      #expect(model.contains("@Observable\nfinal class Counter {"))
    }
  }

  @Test func standardOutputHoldsTheDiffAndStandardErrorTheReport() async throws {
    let folder = try TemporaryFolder(Sources.app)
    let outcome = try await Command.run(in: folder)
    let starts = ["diff --git ", "--- ", "+++ ", "@@ ", " ", "+", "-", "\\ "]
    let others = outcome.outputText.split(separator: "\n").filter { line in
      !starts.contains(where: line.hasPrefix)
    }
    #expect(others == [])
    #expect(
      outcome.errorText == """
        1 of 1 type moves, in 2 of 2 files

        1 of 1 type moves (1 property, 1 use), 0 stay, 0 notes
        to apply: observe-migrate --in-place

        """)
    #expect(!outcome.errorText.contains("+++ b/"))
  }

  @Test func quietPrintsOnlyTheDiff() async throws {
    let folder = try TemporaryFolder(Sources.app)
    let loud = try await Command.run(in: folder)
    let quiet = try await Command.run("--quiet", in: folder)
    #expect(quiet.exitCode == 0)
    #expect(quiet.errorText.isEmpty)
    #expect(quiet.output == loud.output)
  }

  @Test func verbosePrintsEveryPlaceAndFile() async throws {
    var tree = Sources.app
    let uses = (1...5).map {
      "  var upstream\($0): AnyPublisher<String, Never> { $text.eraseToAnyPublisher() }\n"
    }
    tree["Feed.swift"] = Array(Sources.blocked.replacing("\n}\n", with: "\n" + uses.joined() + "}\n").utf8)
    tree["Made.swift"] = Array("// Generated: do not edit\nstruct Made {}\n".utf8)
    let folder = try TemporaryFolder(tree)
    let short = try await Command.run("--format", "xcode", in: folder)
    let long = try await Command.run("--verbose", "--format", "xcode", in: folder)
    #expect(long.exitCode == 0)
    #expect(long.output == short.output)
    let places = { (text: String) in text.split(separator: "\n").count { $0.contains("[publisher-used]") } }
    #expect(places(short.errorText) == 4, "three, and how many more")
    #expect(places(long.errorText) == 6)
    #expect(long.errorText.contains("would rewrite App/Counter.swift\nwould rewrite App/CounterView.swift\n"))
    #expect(long.errorText.contains("read 3 files in "))
    #expect(long.errorText.contains(" ms, and left out 1 generated\nplanned in "))
    #expect(!short.errorText.contains("read 3 files"))
  }

  @Test func excludedFilesAreNotRead() async throws {
    let folder = try TemporaryFolder(
      Sources.tree(["App/Counter.swift": Sources.model, "App/Generated/Feed.swift": Sources.model]))
    let outcome = try await Command.run("--exclude", "**/Generated", in: folder)
    #expect(outcome.exitCode == 0)
    #expect(outcome.outputText.contains("App/Counter.swift"))
    #expect(!outcome.outputText.contains("Generated"))
    #expect(!outcome.errorText.contains("Generated/"))
  }

  @Test func lineEndingsStay() async throws {
    let windows = Sources.model.replacing("\n", with: "\r\n")
    let folder = try TemporaryFolder(Sources.tree(["Counter.swift": windows]))
    let outcome = try await Command.run(in: folder)
    let applied = try await folder.run(["git", "apply", "-"], input: outcome.output)
    #expect(applied.exitCode == 0, "\(applied.errorText)")
    let bytes = try #require(try folder.tree()["Counter.swift"])
    #expect(String(decoding: bytes, as: UTF8.self).contains("@Observable\r\nfinal class Counter {\r\n"))
    let lineFeeds = bytes.count { $0 == UInt8(ascii: "\n") }
    #expect(bytes.count { $0 == UInt8(ascii: "\r") } == lineFeeds)
  }

  @Test func heldBackTypesAreNoFailureUnlessStrict() async throws {
    let folder = try TemporaryFolder(Sources.tree(["Feed.swift": Sources.blocked]))
    let outcome = try await Command.run(in: folder)
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errorText.contains("publisher-used: Feed.swift:5"))
    #expect(try await Command.run("--strict", in: folder).exitCode == 1)
  }
}

import Foundation
import TestSupport
import Testing

/// `--verify` keeps what the command passes with, and puts the rest back.
@Suite struct VerifyTests {
  @Test func everythingStaysWhereTheCommandPasses() async throws {
    let folder = try TemporaryFolder(Self.units(4))
    let outcome = try await Command.run("-i", "--verify", "echo ran >>runs.txt", "--verbose", in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.errorText)")
    #expect(outcome.errorText.contains("verifying (run 2): 4 of 4 units moved\n"))
    #expect(outcome.errorText.contains("rewrote Model0.swift\n"))
    #expect(try Self.moved(in: folder) == [0, 1, 2, 3])
    #expect(try folder.tree()["runs.txt"] == Array("ran\nran\n".utf8))
  }

  @Test func nothingIsWrittenWhereItFailsBefore() async throws {
    let folder = try TemporaryFolder(Self.units(2))
    let outcome = try await Command.run(
      "-i", "--verify", "echo 'X.swift:1:1: error: old' >&2; exit 7", in: folder)
    #expect(outcome.exitCode == 3)
    #expect(outcome.errorText.contains("X.swift:1:1: error: old"))
    #expect(outcome.errorText.contains("fails before anything is changed"))
    #expect(try folder.tree() == Self.units(2))
  }

  /// One of four in five runs, none of them twice; two of eight; units that fail only together.
  @Test(arguments: [
    (4, [2], 5), (4, [0], 5), (4, [3], 4), (8, [1, 6], 10), (1, [0], 2), (3, [0, 1, 2], 6),
  ])
  func unitsAtFaultArePutBack(count: Int, faulty: [Int], runs: Int) async throws {
    let folder = try TemporaryFolder(Self.units(count))
    let outcome = try await Command.run("-i", "--verify", Self.failing(with: faulty), in: folder)
    #expect(outcome.exitCode == 4, "\(outcome.errorText)")
    #expect(try Self.moved(in: folder) == (0..<count).filter { !faulty.contains($0) })
    for unit in faulty {
      #expect(try folder.tree()["Model\(unit).swift"] == Self.units(count)["Model\(unit).swift"])
      #expect(
        outcome.errorText.contains("put back 'Model\(unit)', because the verify command fails with it:"))
      #expect(outcome.errorText.contains("  Model\(unit).swift:1:1: error: not this one"))
      #expect(outcome.errorText.contains("  Model\(unit): put back, because the verify command fails\n"))
    }
    #expect(outcome.errorText.contains("ran the verify command \(runs) times"), "\(outcome.errorText)")
    #expect(
      !FileManager.default.fileExists(atPath: folder.url.appendingPathComponent(".observe-migrate").path))
  }

  @Test func unitsThatFailTogetherAreParted() async throws {
    let folder = try TemporaryFolder(Self.units(4))
    let both = "if grep -q @Observable Model1.swift && grep -q @Observable Model3.swift; then exit 1; fi"
    #expect(try await Command.run("-i", "--verify", both, in: folder).exitCode == 4)
    #expect(try Self.moved(in: folder) == [0, 1, 2])
  }

  @Test(arguments: ["INT", "TERM", "HUP"])
  func interruptedEverythingIsPutBack(signal: String) async throws {
    let folder = try TemporaryFolder(Self.units(3))
    // The command itself ends the run, once something is written.
    let script = "if grep -q @Observable Model0.swift; then kill -\(signal) $(cat pid); exec sleep 60; fi"
    let outcome = try await folder.run([
      "sh", "-c", #"echo $$ >pid; exec "$@""#, "sh", try Command.executable().path, "-i", "--verify", script,
    ])
    #expect(outcome.exitCode == 130)
    #expect(outcome.errorText.contains("interrupted: everything is as it was"))
    #expect(try Self.moved(in: folder) == [])
    #expect(
      !FileManager.default.fileExists(atPath: folder.url.appendingPathComponent(".observe-migrate").path))
  }

  @Test func killedTheNextRunPutsBack() async throws {
    let folder = try TemporaryFolder(Self.units(3))
    let script = "if grep -q @Observable Model0.swift; then kill -KILL $(cat pid); fi"
    let killed = try await folder.run([
      "sh", "-c", #"echo $$ >pid; exec "$@""#, "sh", try Command.executable().path, "-i", "--verify", script,
    ])
    #expect(killed.exitCode == -9)
    #expect(try Self.moved(in: folder) == [0, 1, 2])
    let shown = try await Command.run(in: folder)
    #expect(shown.errorText.contains("a run was killed here"))
    let next = try await Command.run("-i", "--only", "Model1", in: folder)
    #expect(next.exitCode == 0, "\(next.errorText)")
    #expect(next.errorText.contains("Model0.swift: note: put back first"))
    #expect(try Self.moved(in: folder) == [1])
  }

  @Test func otherRunsAreKeptOut() async throws {
    let folder = try TemporaryFolder(Self.units(2))
    let tool = try Command.executable().path
    let outcome = try await Command.run("-i", "--verify", "'\(tool)' -i . 2>>other.txt; true", in: folder)
    #expect(outcome.exitCode == 0)
    let other = String(decoding: try #require(try folder.tree()["other.txt"]), as: UTF8.self)
    #expect(other.contains("another run of observe-migrate is writing"))
  }

  @Test func needsInPlace() async throws {
    #expect(try await Command.run("--verify", "true", in: try TemporaryFolder(Sources.app)).exitCode == 2)
  }

  // MARK: Projects

  private static func units(_ count: Int) -> FileTree {
    Sources.tree(
      Dictionary(
        uniqueKeysWithValues: (0..<count).map { number in
          ("Model\(number).swift", "import SwiftUI\n\nfinal class Model\(number): ObservableObject {\n}\n")
        }))
  }

  private static func moved(in folder: borrowing TemporaryFolder) throws -> [Int] {
    let tree = try folder.tree()
    return (0..<20).filter { number in
      tree["Model\(number).swift"].map { String(decoding: $0, as: UTF8.self).contains("@Observable") } == true
    }
  }

  private static func failing(with units: [Int]) -> String {
    let tests = units.map { unit in
      "if grep -q @Observable Model\(unit).swift; then echo 'Model\(unit).swift:1:1: error: not this one'; f=1; fi"
    }
    return "f=0; \(tests.joined(separator: "; ")); exit $f"
  }
}

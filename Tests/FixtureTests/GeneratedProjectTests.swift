import Foundation
import ObserveMigrate
import TestSupport
import Testing

/// Apps made at random keep what the tool promises: what compiles before compiles after, a second run changes
/// nothing, and the order of files does not matter.
///
/// `GENERATED_PROJECTS=2000 swift test --filter GeneratedProjectTests` tries more than the fixed ones, and
/// `GENERATED_SEED` says where to begin. The number of a test is its seed.
@Suite(.enabled(if: !Recording.isOn, "expectations are being recorded"))
struct GeneratedProjectTests {
  @Test(arguments: Self.seeds)
  func promisesAreKept(seed: UInt64) async throws {
    try await Slots.cores.run {
      let before = GeneratedProject.tree(seed: seed)
      let folder = try TemporaryFolder(before)
      let compiler = try await Compiler.shared()
      let errorsBefore = try await compiler.errors(in: folder.url, FixtureOptions())
      try #require(errorsBefore.isEmpty, "seed \(seed) makes an app that does not compile: \(errorsBefore)")
      let options = MigrationOptions(bestEffort: seed % 2 == 1, workingFolder: folder.url.path)
      let result = try await Migration.plan(options)
      let migrated = result.applied(to: before)
      #expect(result.migratedTypes > 0 || migrated == before, "seed \(seed): a blocked type was changed")

      var generator = SeededGenerator(seed: seed)
      let shuffled = try await Migration.plan(options) { $0.shuffled(using: &generator) }
      #expect(shuffled.diff == result.diff, "seed \(seed): the order of files matters")

      try migrated.write(to: folder.url)
      let errors = try await compiler.errors(in: folder.url, FixtureOptions())
      #expect(errors.isEmpty, "seed \(seed): \(errors.joined(separator: "\n"))")
      let second = try await Migration.plan(options)
      #expect(second.changes.isEmpty, "seed \(seed): a second run changes something")
    }
  }

  private static var seeds: Range<UInt64> {
    let environment = ProcessInfo.processInfo.environment
    let start = environment["GENERATED_SEED"].flatMap(UInt64.init) ?? 0
    return start..<start + (environment["GENERATED_PROJECTS"].flatMap(UInt64.init) ?? 40)
  }
}

import Foundation
import ObserveMigrate
import TestSupport
import Testing

/// Whatever stands in a file: the tool ends, leaves alone what it does not understand, and changes nothing the second
/// time. The sources are those of the fixtures, damaged at random.
///
/// `MUTATED_SOURCES=5000 swift test --filter MutatedSourcesTests` tries more than the fixed ones, and `MUTATED_SEED`
/// says where to begin. Where it crashes, the last seed that it printed is one of those that ran.
@Suite(.enabled(if: !Recording.isOn, "expectations are being recorded"))
struct MutatedSourcesTests {
  @Test(arguments: Self.seeds)
  func damagedSourcesLoseNothing(seed: UInt64) async throws {
    try await Slots.cores.run {
      if Self.isLong { print("seed \(seed)") }
      let before = try Self.cases.get().tree(seed: seed)
      let folder = try TemporaryFolder(before)
      let options = MigrationOptions(bestEffort: seed % 2 == 1, workingFolder: folder.url.path)
      let result = try await Migration.plan(options)
      let changed = Set(result.changes.map(\.path))
      for line in result.report where line.hasSuffix("[syntax-error]") || line.hasSuffix("[file-not-read]") {
        let path = String(line.prefix { $0 != ":" })
        #expect(!changed.contains(path), "seed \(seed): \(path) was changed, and it cannot be read")
      }
      for change in result.changes {
        #expect(change.original == before[change.path], "seed \(seed): \(change.path) was read otherwise")
        let lost = Self.comments(in: change.original).subtracting(Self.comments(in: change.migrated))
        #expect(lost.isEmpty, "seed \(seed): \(change.path) lost \(lost.sorted())")
      }
      let migrated = result.applied(to: before)
      try migrated.write(to: folder.url)
      let second = try await Migration.plan(options)
      #expect(second.applied(to: migrated) == migrated, "seed \(seed): a second run changes something")
    }
  }

  /// Lines that are comments and nothing else.
  private static func comments(in bytes: [UInt8]) -> Set<String> {
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    return Set(
      lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.hasPrefix("//") })
  }

  private static let cases = Result { try DamagedSources() }

  private static let environment = ProcessInfo.processInfo.environment
  private static var isLong: Bool { environment["MUTATED_SOURCES"] != nil }

  private static var seeds: Range<UInt64> {
    let start = environment["MUTATED_SEED"].flatMap(UInt64.init) ?? 0
    return start..<start + (environment["MUTATED_SOURCES"].flatMap(UInt64.init) ?? 80)
  }
}

/// Sources of the fixtures, with damage done to them.
private struct DamagedSources {
  private let trees: [FileTree]

  init() throws {
    trees = try FixtureCase.onDisk().map { try FileTree(in: $0.before) }
  }

  /// The same for the same seed.
  func tree(seed: UInt64) throws -> FileTree {
    var generator = SeededGenerator(seed: seed)
    var tree = trees.randomElement(using: &generator) ?? FileTree([:])
    for path in tree.paths where path.hasSuffix(".swift") {
      var bytes = tree[path] ?? []
      for _ in 0..<Int.random(in: 0...3, using: &generator) { damage(&bytes, &generator) }
      tree[path] = bytes
    }
    return tree
  }

  private func damage(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    let range = range(in: bytes, &generator)
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: bytes.removeSubrange(range.lowerBound...)
    case 1: bytes.removeSubrange(range)
    case 2: bytes.insert(contentsOf: bytes[range], at: range.lowerBound)
    case 3: bytes.replaceSubrange(range, with: bytes[range].reversed())
    case 4: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: range.lowerBound)
    case 5: bytes.insert(contentsOf: nested(&generator), at: range.lowerBound)
    case 6: bytes.insert(contentsOf: foreign(&generator), at: range.lowerBound)
    default:
      let snippet = Self.snippets.randomElement(using: &generator) ?? ""
      bytes.replaceSubrange(
        Bool.random(using: &generator) ? range : range.lowerBound..<range.lowerBound, with: snippet.utf8)
    }
  }

  private func range(in bytes: [UInt8], _ generator: inout SeededGenerator) -> Range<Int> {
    let start = Int.random(in: 0...bytes.count, using: &generator)
    return start..<min(bytes.count, start + Int.random(in: 0...30, using: &generator))
  }

  /// Deep, and sometimes too deep.
  private func nested(_ generator: inout SeededGenerator) -> [UInt8] {
    let unit = [
      ".a", "()", "(", "[", "{", "a ? ", "!", "try ", " + a", "A<", "#if A\n", "\"\\(", ".b { $0 }", "-",
    ]
    .randomElement(using: &generator)
    let count = [3, 20, 100, 300, 2000].randomElement(using: &generator)
    return Array(String(repeating: unit ?? "", count: count ?? 0).utf8)
  }

  /// Lines of another case.
  private func foreign(_ generator: inout SeededGenerator) -> [UInt8] {
    let tree = trees.randomElement(using: &generator)
    let path = tree?.paths.randomElement(using: &generator)
    let lines = (path.flatMap { tree?[$0] } ?? []).split(separator: UInt8(ascii: "\n"))
    let start = Int.random(in: 0...lines.count, using: &generator)
    return Array(lines[start...].prefix(8).joined(separator: [UInt8(ascii: "\n")]))
  }

  private static let snippets = [
    "{", "}", "(", ")", "\"", "\"\"\"", "/*", "*/", "//", "`", "@", "$", "_", "#", "\\", ";", ",", ":", "\n",
    "\r\n",
    "@Published ", "@StateObject ", "@ObservedObject ", "@EnvironmentObject ", ": ObservableObject",
    "private ",
    "static ", "lazy ", "weak ", "class ", "struct ", "extension ", "func f() {}", "init() {}", "var x = 1\n",
    "self.", "$x", "_x", ".environmentObject(x)", "objectWillChange.send()", "#if DEBUG\n", "#endif\n",
    "import Combine\n",
    "where T: ObservableObject", "<T>", "async ", "@MainActor ", "nonisolated ", "/* a */", "// b\n",
    "\u{FEFF}", "é",
  ]
}

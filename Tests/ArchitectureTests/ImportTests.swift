import Foundation
import TestSupport
import Testing

/// Modules import what the table in ARCHITECTURE.md lets them, and nothing else. The compiler does not see to
/// it: a plain build accepts an undeclared import of a sibling.
@Suite struct ImportTests {
  private static let swiftSyntax: Set<String> = [
    "SwiftDiagnostics", "SwiftLexicalLookup", "SwiftOperators", "SwiftParser", "SwiftParserDiagnostics",
    "SwiftSyntax",
  ]

  /// From the bottom up.
  private static let allowed: KeyValuePairs<String, Set<String>> = [
    "SourceText": [],
    // Dispatch has the cores.
    "SwiftModel": swiftSyntax.union(["Dispatch", "SourceText"]),
    // Dispatch has the cores.
    "EffectAnalysis": ["Dispatch", "SourceText", "SwiftModel"],
    "MigrationPlanning": ["SourceText", "SwiftModel"],
    "MigrationRules": ["SourceText", "SwiftModel", "EffectAnalysis", "MigrationPlanning"],
    // Subprocess is for git.
    "MigrationOutput": ["Foundation", "Subprocess", "SourceText", "MigrationPlanning"],
    "ObserveMigrate": [
      "Foundation", "SourceText", "SwiftModel", "MigrationPlanning", "MigrationRules", "MigrationOutput",
    ],
    // Dispatch hears of signals.
    "observe-migrate": ["Dispatch", "Foundation", "ArgumentParser", "ObserveMigrate"],
  ]

  @Test(arguments: allowed.map(\.key))
  func importsAreInTheTable(module: String) throws {
    let allowed = try #require(Self.allowed.first { $0.key == module }?.value)
    let folder = Repository.sources.appendingPathComponent(module, isDirectory: true)
    let tree = try FileTree(in: folder)
    #expect(!tree.paths.isEmpty)
    for path in tree.paths {
      for name in importedModules(String(decoding: tree[path] ?? [], as: UTF8.self)) {
        #expect(allowed.contains(name), "Sources/\(module)/\(path) may not import \(name)")
      }
    }
  }

  @Test func everyModuleIsInTheTable() throws {
    let modules = try FileManager.default.contentsOfDirectory(atPath: Repository.sources.path)
    #expect(modules.filter { !$0.hasPrefix(".") }.sorted() == Self.allowed.map(\.key).sorted())
  }

  @Test func everyKindOfImportIsRead() {
    let source = """
      import A
      package import B
      @testable @_spi(X) public import struct C.D
        import E.F  // indented in #if
      // import G
      let important = 1
      """
    #expect(importedModules(source) == ["A", "B", "C", "E"])
  }
}

/// The modules that the import lines of a source name, in order.
private func importedModules(_ source: String) -> [String] {
  source.split(whereSeparator: \.isNewline).compactMap { line in
    var words = line.split(separator: " ")[...]
    words = words.drop { $0.hasPrefix("@") || accessLevels.contains(String($0)) }
    guard words.popFirst() == "import" else { return nil }
    words = words.drop { kinds.contains(String($0)) }
    return words.first?.split(separator: ".").first.map(String.init)
  }
}

private let accessLevels: Set<String> = ["public", "package", "internal", "fileprivate", "private"]
private let kinds: Set<String> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]

import Testing

/// Rules decide by facts, references and types. What stands around an edit, `SourceText` says.
@Suite struct SourceBytesTests {
  /// The mentions of `bytes` in the files of `MigrationRules`.
  private static let limits = [
    "Sources/MigrationRules/ObjectWillChange/ChangePublishers.swift": 7
  ]

  @Test func rulesReadNoBytes() {
    for source in ModuleSource.all where source.module == "MigrationRules" {
      expect(
        source.count(of: ["bytes"]), staysAt: Self.limits[source.description] ?? 0,
        "mentions of bytes in \(source.description)")
    }
    let paths = Set(ModuleSource.all.map(\.description))
    let gone = Self.limits.keys.filter { !paths.contains($0) }.sorted()
    #expect(gone.isEmpty, "no such files; remove them from the table: \(gone.joined(separator: ", "))")
  }
}

import Testing

/// Rules decide by facts, references and types. What stands around an edit, `SourceText` says.
@Suite struct SourceBytesTests {
  @Test func rulesReadNoBytes() {
    for source in ModuleSource.all where source.module == "MigrationRules" {
      expect(source.count(of: ["bytes"]), staysAt: 0, "mentions of bytes in \(source.description)")
    }
  }
}

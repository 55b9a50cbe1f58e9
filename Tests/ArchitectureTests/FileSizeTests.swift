import Testing

@Suite struct FileSizeTests {
  /// Past this, a file wants to be two.
  private static let limit = 400

  @Test func noFileIsTooLong() {
    let tooLong = ModuleSource.all.filter { $0.lineCount > Self.limit }
      .map { "\($0.description) has \($0.lineCount) lines" }
    #expect(tooLong.isEmpty, "past \(Self.limit) lines: \(tooLong.joined(separator: ", "))")
  }

  @Test func linesAreCounted() {
    #expect(ModuleSource(path: "M/A.swift", text: "1\n2\n\n4\n").lineCount == 4)
  }
}

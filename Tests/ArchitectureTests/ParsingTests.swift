import Testing

/// Each visitor is one more way to read the same code, and each call of the parser reads it once more.
@Suite struct ParsingTests {
  /// Classes that inherit from a visitor of SwiftSyntax, also through others of the project.
  private static let visitorLimit = 8

  /// Where the parser is called, and how often.
  private static let parsingLimits = [
    "Sources/SwiftModel/Index/PackageManifest.swift": 1,
    "Sources/SwiftModel/Reading/FactsReader.swift": 1,
  ]

  @Test func visitorsGrowNoMore() {
    let visitors = visitors(among: ModuleSource.all)
    expect(visitors.count, staysAt: Self.visitorLimit, "classes that visit syntax", details: visitors)
  }

  @Test func parserIsCalledInKnownPlaces() {
    for source in ModuleSource.all {
      let calls = source.count(of: ["Parser", ".", "parse", "("])
      expect(
        calls, staysAt: Self.parsingLimits[source.description] ?? 0,
        "calls of Parser.parse in \(source.description)")
    }
    let paths = Set(ModuleSource.all.map(\.description))
    let gone = Self.parsingLimits.keys.filter { !paths.contains($0) }.sorted()
    #expect(gone.isEmpty, "no such files; remove them from the table: \(gone.joined(separator: ", "))")
  }

  @Test func visitorsAreFoundThroughOthers() {
    let source = ModuleSource(
      path: "M/A.swift",
      text: """
        class Own: SyntaxVisitor { class func make() {} }
        final class Deep<T>: Other {}
        class Other: Own {}
        class Rest: NSObject { class Inner: SyntaxRewriter {} }
        struct No: SyntaxVisitor {}
        // class Comment: SyntaxVisitor {}
        let text = "class Text: SyntaxVisitor {}"
        """)
    #expect(visitors(among: [source]).map { $0.prefix { $0 != " " } } == ["Own", "Deep", "Other", "Inner"])
  }

  /// Each with the file that it is in.
  private func visitors(among sources: [ModuleSource]) -> [String] {
    let classes = sources.flatMap { source in
      source.superclasses.map { (name: $0.name, superclass: $0.superclass, source: source) }
    }
    var visitors: Set<Substring> = ["SyntaxVisitor", "SyntaxAnyVisitor", "SyntaxRewriter"]
    var count = 0
    while count != visitors.count {
      count = visitors.count
      visitors.formUnion(classes.filter { visitors.contains($0.superclass) }.map(\.name))
    }
    return classes.filter { visitors.contains($0.superclass) }.map {
      "\($0.name) in \($0.source.description)"
    }
  }
}

import Testing

/// Every rule says what it has to say without knowing any other: what several need is an analysis.
@Suite struct RuleIndependenceTests {
  @Test func noRuleNamesAnother() {
    let found = namesOfOthers(in: ModuleSource.all.filter { $0.module == "MigrationRules" })
    for name in found.sorted() { Issue.record("\(name), which is another rule") }
  }

  @Test func rulesAreFound() {
    let sources = [
      ModuleSource(
        path: "M/Rule.swift", text: "enum Rule { func f() { A.rewrites(in: c) + B.rewrites(in: c) } }"),
      ModuleSource(path: "M/X/A.swift", text: "enum A { static func rewrites() { B.help() } }"),
      // The extension and the comment are of the rule itself, and `C` is no rule.
      ModuleSource(
        path: "M/B.swift", text: "enum B { /* A */ static let c = C() }\nextension B {}\nstruct C {}"),
      ModuleSource(path: "M/D.swift", text: "struct D { let a = A() }"),
    ]
    #expect(namesOfOthers(in: sources) == ["X/A.swift names B"])
  }

  @Test func thereAreRules() {
    #expect(rules(in: ModuleSource.all.filter { $0.module == "MigrationRules" }).count > 10)
  }

  private func namesOfOthers(in sources: [ModuleSource]) -> Set<String> {
    let rules = rules(in: sources)
    return Set(
      sources.flatMap { source -> [String] in
        let own = rules.intersection(source.declaredTypes)
        if own.isEmpty { return [] }
        return rules.subtracting(own).filter { source.tokens.contains($0) }
          .map { "\(source.path) names \($0)" }
      })
  }

  /// The types whose `rewrites(in:)` the list of rules calls.
  private func rules(in sources: [ModuleSource]) -> Set<Substring> {
    let tokens = sources.first { $0.path.split(separator: "/").last == "Rule.swift" }?.tokens ?? []
    return Set(
      tokens.indices.filter { tokens[$0...].dropFirst().starts(with: [".", "rewrites", "(", "in", ":"]) }
        .map { tokens[$0] })
  }
}

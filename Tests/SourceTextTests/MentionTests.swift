import SourceText
import Testing

/// What the bytes around the word `count` tell of it.
@Suite struct MentionTests {
  @Test(arguments: [
    "count += 1", "model.count = 1", "count\n  = 1", "count.append(1)", "model.count?.first.x = 1",
    "count[0] = 1",
    "count!.x = 1", "f(&count)", "f(&model.count, 1)", "f(\\.count)", "f(\\Model.count)",
    "f(\\Model<Int>.list.count, 1)",
    "f($count)", "f($model.count)", "(a, count) = pair", "(count, a) = pair", "((a, count), b) = pair",
    "(count) += 1", "(count, rows[1]) = pair", "count()", "count { }", "model\n  .count = 1", "`count` = 1",
    "model.\n  count = 1", "count /* of all */ = 1", "try (count).append(1)", "(try count)?.x = 1",
  ])
  func whatMayChange(text: String) { #expect(mayBeChanged(in: text)) }

  @Test(arguments: [
    "f(count)", "f(count: 1)", "f(a: model.count)", "f(a, count, b)", "Text(count, a).font(b)",
    "f(g(a, count), b)",
    "f(a: b, c: count)", "[count]", "[count, a]", "rows[count] = 1", "{ count }", "x ? y : count; z",
    "if model.count, a {}", "\"\\(count)\"",
    "return count\n}", "a = model.count\nb = 1", "count: Int", "for row in count where row {}",
    "f(list?.count, a) == b",
  ])
  func whatOnlyReads(text: String) { #expect(!mayBeChanged(in: text)) }

  @Test(arguments: [
    "count()", "count { }", "count<Int>()", "count.init()", "count?()", "count\n{ }", "count /* */ ()",
  ])
  func whatMayBeCalled(text: String) { #expect(SourceFile(text).mayBeCalled(at: 0)) }

  @Test(arguments: ["count", "count, a", "count) { }", "count: Int", "count = 1"])
  func whatIsNotCalled(text: String) { #expect(!SourceFile(text).mayBeCalled(at: 0)) }

  @Test(arguments: [
    "Player(volume: volume)", "Player(queue: .main)", "Player(\"\\(name)\")", "Player(\"a\", b)",
    "Player(\"\"\"\n  a \"b\"\n  \"\"\", c)",
  ])
  func whatNamesValues(text: String) {
    let file = SourceFile(text)
    #expect(file.namesValue(in: file.range))
  }

  @Test(arguments: [
    "Player(queue: Queue(size: 1))", "Player(\"a b\", \"c\")", "Player(#\"a \"b\" \\(c)\"#)",
    "Player(/* a */ 1)", "Player(nil)", "Player(\"a \\\"b\\\" c\")",
  ])
  func whatNamesNone(text: String) {
    let file = SourceFile(text)
    #expect(!file.namesValue(in: file.range))
  }

  @Test(arguments: [
    "f(count: 1)", "f(a, count: 1)", "f(a: g(b)[0], { $0 }, count: 1)", "f(\n  a,\n  count: 1)",
    "func f(a: Int, count: Int) {}", "func count() {}", "class func count() {}", "extension count {}",
    "let count = 1", "var count: Int", "if let count = a {}", "let (a, count: b) = pair",
  ])
  func whatIsNoName(text: String) { #expect(isNoName(in: text)) }

  @Test(arguments: [
    "f(count)", "[a: 1, count: 2]", "f([a: 1, count: 2])", "f(x ? a : count)", "f(a, x ? count: b)",
    "switch x { case a, count: b }", "f({ switch x { case a, count: b } })", "if let count {}",
    "guard let count else {}", "if let count, a {}", "f(a, count)", "a = count", "return count", "count: 1",
    "f([\"(\": 1, count: 2])",
  ])
  func whatMayBeName(text: String) { #expect(!isNoName(in: text)) }

  @Test func plainSelf() {
    let texts = [
      ("self.count", true), ("save(self)", true), ("[weak self]", true), ("self?.count", true),
      ("self[key]", false), ("self?[key]", false), ("self(1)", false), ("self { 1 }", false),
      ("self /* a */ [key]", false), ("selfie", false),
    ]
    for (text, isNoName) in texts {
      let source = SourceFile(text)
      let offset =
        text.utf8.starts(with: "s".utf8) && !text.hasPrefix("save") ? 0 : source.offsets(of: "self")[0]
      #expect(source.isNoName(at: offset) == isNoName, "\(text)")
    }
  }

  private func isNoName(in text: String) -> Bool {
    let source = SourceFile(text)
    return source.offsets(of: "count").contains(where: source.isNoName)
  }

  @Test func members() {
    let texts = [
      ("model.count", true), ("model?\n  .count", true), ("model.  // all\n  count", true),
      ("model. /* all */ count", true), ("model.\n\n$count", true), ("f(\n  count)", false),
      ("a\ncount", false), ("count", false), ("a + count", false),
    ]
    for (text, expected) in texts {
      let source = SourceFile(text)
      #expect(source.mayBeMember(at: source.offsets(of: "count")[0]) == expected, "\(text)")
    }
  }

  private func mayBeChanged(in text: String) -> Bool {
    let source = SourceFile(text)
    return source.offsets(of: "count").contains(where: source.mayBeChanged)
  }
}

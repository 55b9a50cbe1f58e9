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

  @Test func firstLabels() {
    for (text, expected) in [("f(count: 1)", true), ("f(a, count: 1)", false), ("f(count)", false)] {
      let source = SourceFile(text)
      #expect(source.isFirstLabel(at: source.offsets(of: "count")[0]) == expected, "\(text)")
    }
  }

  private func mayBeChanged(in text: String) -> Bool {
    let source = SourceFile(text)
    return source.offsets(of: "count").contains(where: source.mayBeChanged)
  }
}

import SourceText
import Testing

struct SourceSketchTests {
  @Test(arguments: [
    ("struct Item {}", ["Item"]),
    ("public final class Store<Value>: Base {}", ["Store"]),
    ("class func make() {}", ["make"]),
    ("typealias Names = [String]", ["Names"]),
    ("macro Wrapped() = #externalMacro()", ["Wrapped"]),
    ("func make() -> Int { let local = 1 }", ["make"]),
    ("let (first, second) = (1, 2), third = 3", ["first", "second", "third"]),
    ("let first = 1,\n  second = 2", ["first", "second"]),
    ("let `default` = 1", ["default"]),
    ("#if DEBUG\n  var isTraced = true\n#endif", ["isTraced"]),
    ("struct Outer {\n  enum Inner {}\n}", ["Outer", "Inner"]),
    (
      "extension Outer.Inner {\n  func added() {}\n  var more: Int { 0 }\n}",
      ["Outer", "Inner", "added", "more"]
    ),
    ("extension [Item] {\n  func added() {}\n}", ["Item", "added"]),
    ("let text = \"{\"\nfunc behind() {}", ["text", "behind"]),
    ("let text = \"\"\"\n  {\n  \"\"\"\nfunc behind() {}", ["text", "behind"]),
    ("/* { /* { */ */\n  func behind() {}", ["behind"]),
    ("// {\n  func behind() {}", ["behind"]),
    ("struct Broken {\n  func inside() {}", ["Broken", "inside"]),
    ("}\n{ func inside() {}\n}", ["inside"]),
  ])
  func namesWhatOthersMaySee(text: String, names: [String]) {
    let declared = SourceSketch(of: Array(text.utf8)).declared
    for name in names { #expect(declared.contains(SourceWord(name)), "\(name) in \(text)") }
  }

  @Test func leavesOutMembersAndLocals() {
    let text =
      "struct Item {\n  var price = 1\n  func total() -> Int {\n    let sum = price\n    return sum\n  }\n}\n"
    let declared = SourceSketch(of: Array(text.utf8)).declared
    #expect(declared == [SourceWord("Item")])
  }

  @Test func takesWordsFromCodeAndStringsOnce() {
    let text = "let a = \"one \\(two) three\" // four\nlet a = a /* five */"
    let words = Set(SourceSketch(of: Array(text.utf8)).words)
    #expect(words == Set(["let", "a", "one", "two", "three"].map { SourceWord($0) }))
  }

  @Test(arguments: [
    ("public import Combine", true), ("import Combine", false), ("public struct A {}\nimport B", false),
  ])
  func tellsPublicImports(text: String, reexports: Bool) {
    #expect(SourceSketch(of: Array(text.utf8)).reexports == reexports)
  }

  @Test func wordsOfASource() {
    let words = SourceWords(
      of: SourceFile(path: "A.swift", bytes: Array("var price = `default` // cost".utf8)))
    for name in ["var", "price", "default", "cost"] { #expect(words.mayMention(SourceWord(name))) }
    for name in ["pric", "prices", "ost", "Price"] { #expect(!words.mayMention(SourceWord(name))) }
  }
}

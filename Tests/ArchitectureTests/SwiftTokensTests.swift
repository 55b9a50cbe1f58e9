import Testing

@Suite struct SwiftTokensTests {
  @Test(arguments: [
    ("let größe_1 = [Int]()", "let größe_1 = [ Int ] ( )"),
    ("a // b \"c\n/* d /* e */ \" */ f", "a f"),
    (#"x = "a \"b\" // c" + y"#, "x = + y"),
    (#"x = "a \(b("\(c)", d: (e))) f" g"#, "x = b ( c , d : ( e ) ) g"),
    (##"x = #"a \(b) " \#(c) "# d"##, "x = c d"),
    ("x = \"\"\"\n  \"a\" \\(b)\n  \"\"\" + c", "x = b + c"),
    ("#if os(Linux)", "# if os ( Linux )"),
  ])
  func commentsAndStringsAreLeftOut(source: String, expected: String) {
    #expect(SwiftTokens(source).tokens.joined(separator: " ") == expected)
  }
}

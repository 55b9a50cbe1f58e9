import SourceText
import Testing

/// Each case marks the run to take away with `«` and `»`.
@Suite struct RangeRemovingTests {
  @Test(arguments: [
    ("a\n  «@Published»\n  var x\n", "a\n  var x\n"),
    ("a\r\n  «@Published» \t\r\n  var x\r\n", "a\r\n  var x\r\n"),
    ("a\r\t«@Published»\rvar x", "a\rvar x"),
    ("«@Published»\nvar x", "var x"),
    ("\u{FEFF}«@Published»\nvar x", "\u{FEFF}var x"),
    ("a\n  «@Published»", "a\n"),
    ("«@Published»", ""),
    ("a\n  «@Published(\n    1\n  )»\n  var x", "a\n  var x"),
  ])
  func aloneOnItsLines(marked: String, expected: String) {
    #expect(removingRun(in: marked) == expected)
  }

  /// Statements and declarations.
  @Test(arguments: [
    ("{ «f()» }", "{ }"),
    ("{ «f()»; g() }", "{ g() }"),
    ("{ a(); «f()» }", "{ a() }"),
    ("{ a(); «f();» g() }", "{ a(); g() }"),
    ("{ a(); «f()»; «g()» }", "{ a();  }"),
    ("{ «f()»; «g()»; b() }", "{ b() }"),
    ("{ «f()»; «g()» }", "{  }"),
    ("  a()\n  «f()»; g()\n", "  a()\n  g()\n"),
    ("  a()\n  «f()»;\n  g()\n", "  a()\n  g()\n"),
    ("  a(); «f()»\n  g()\n", "  a()\n  g()\n"),
    ("  a(); «f()»;\n  g()\n", "  a()\n  g()\n"),
    ("  a(); «f(\n  1)»; b()\n", "  a(); b()\n"),
  ])
  func partedBySemicolons(marked: String, expected: String) throws {
    let parts = marked.split(omittingEmptySubsequences: false) { $0 == "«" || $0 == "»" }
    let file = SourceFile(parts.joined())
    var (offset, ranges): (Int, [Range<Int>]) = (0, [])
    for (number, part) in parts.enumerated() {
      if number % 2 == 1 { ranges.append(offset..<offset + part.utf8.count) }
      offset += part.utf8.count
    }
    for remove in [file.removingStatement, file.removingDeclaration] {
      let edits = try SourceEdits(ranges.map(remove))
      #expect(String(decoding: edits.applied(to: file.bytes), as: UTF8.self) == expected)
    }
  }

  @Test(arguments: [
    ("  @A \t«@B»\n  var x", "  @A\n  var x"),
    ("  @A «@B»  \r\n  var x", "  @A\r\n  var x"),
    ("  /* why */ «@B»\n  var x", "  /* why */\n  var x"),
    ("@A «@B»", "@A"),
    ("@A «@B(\n  1)»\nvar x", "@A\nvar x"),
    ("f(«@B»\n  x: Int)", "f(\n  x: Int)"),
  ])
  func lastOnItsLine(marked: String, expected: String) {
    #expect(removingRun(in: marked) == expected)
  }

  @Test(arguments: [
    ("  «@Published» \tvar x\n", "  var x\n"),
    ("  @A «@Published» var x\n", "  @A var x\n"),
    ("\u{FEFF}«@Published» var x\n", "\u{FEFF}var x\n"),
    ("  «@Published(\n    1)» var x", "  var x"),
    ("f(«@ViewBuilder» x: Int)", "f(x: Int)"),
    ("x:«@escaping» () -> Void", "x:() -> Void"),
    ("  «@Published» // why\n  var x", "  // why\n  var x"),
    ("  «@Published»/* why */ var x", "  /* why */ var x"),
    ("  @A /* why */ «@Published» var x", "  @A /* why */ var x"),
    ("«private(set)»var x", "var x"),
  ])
  func followedByAnythingElse(marked: String, expected: String) {
    #expect(removingRun(in: marked) == expected)
  }

  @Test(arguments: [
    ("@A«@B» var x", "@A var x"),
    ("@A()«@B» var x", "@A() var x"),
    ("/* why */«@B» var x", "/* why */ var x"),
  ])
  func neighboursStayApart(marked: String, expected: String) {
    #expect(removingRun(in: marked) == expected)
  }

  @Test func anEmptyRunTakesNothing() {
    #expect(removingRun(in: "a\n«»\nb") == "a\n\nb")
  }
}

private func removingRun(in marked: String) -> String {
  let parts = marked.split(omittingEmptySubsequences: false) { $0 == "«" || $0 == "»" }
  let file = SourceFile(parts.joined())
  let start = parts[0].utf8.count
  let removed = file.rangeRemoving(start..<(start + parts[1].utf8.count))
  return file.text(in: 0..<removed.lowerBound) + file.text(in: removed.upperBound..<file.bytes.count)
}

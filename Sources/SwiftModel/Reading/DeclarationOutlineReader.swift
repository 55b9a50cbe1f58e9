import SourceText

/// Makes the outline of a file in one pass over its bytes.
struct DeclarationOutlineReader {
  typealias Head = DeclarationOutline.Head
  typealias Unit = DeclarationOutline.Unit

  /// An open bracket.
  enum Bracket {
    case round, square
    /// Parentheses around an expression.
    case group
    case interpolation(StringDelimiter)
    /// Braces around the members of a type.
    case members
    /// Braces of a variable or subscript, with the offset of their content, which is not yet known to be accessors or
    /// a getter.
    case variable(start: Int)
    case accessors
    case body
    case other
  }

  /// A declaration before its braces.
  enum Pending {
    case none
    case type(Head)
    case function(DeclarationOutline.Function)
    case variable(hasValue: Bool)
  }

  let bytes: UnsafeBufferPointer<UInt8>
  /// Reads comments and strings as code, and ignores brackets.
  private let readsWordsOnly: Bool
  var position = 0
  var brackets: [Bracket] = []
  var pending = Pending.none
  /// The number of open brackets at the start of the pending declaration.
  var level = 0
  var isFunctionName = false
  var isVariableName = false
  /// The next or the last declared variable has `@Published`.
  var isPublished = false
  /// The next declaration has an attribute that may be a wrapper of objects.
  var mayBeWrapped = false
  /// The current variable has such an attribute.
  var isWrapped = false
  /// The current body, as far as it has been read.
  var body: DeclarationOutline.Body?
  var bodyDeclaresType = false
  var bodyDeclaresObservable = false
  /// The next accessor may run while a view is evaluated.
  var isGetter = true
  /// The last byte that is not whitespace.
  var last: UInt8 = 0
  /// The last word may name a value.
  var isValueName = false
  /// The last word is an anonymous parameter of a closure: `$0`.
  var isNumbered = false
  /// The last bracket closed a group.
  private var hasClosedGroup = false
  /// The base of the last member access may be a value.
  var isMemberOfValue = false
  var isAttributeName = false
  /// The members that the current statement has mentioned.
  var statement: [SourceWord] = []
  /// The current argument is passed `inout`.
  var isPassedInout = false
  var isFirstOnLine = true
  private var isUnclear = false
  var unit = Unit()
  private var units: [Unit] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, readsWordsOnly: Bool = false) {
    self.bytes = bytes
    self.readsWordsOnly = readsWordsOnly
  }

  /// Nil if brackets do not match, or the outline is uncertain.
  mutating func read() -> [Unit]? {
    while position < bytes.count, !isUnclear {
      let byte = bytes[position]
      if byte.continuesIdentifier {
        readWord()
      } else if byte.isBlank {
        position += 1
      } else if byte == .lineFeed || byte == .carriageReturn {
        isFirstOnLine = true
        position += 1
      } else if readsWordsOnly {
        readByte(byte)
      } else if !readLiteral(byte) {
        readBracket(byte)
      }
    }
    if isUnclear || !readsWordsOnly && !brackets.isEmpty { return nil }
    endDeclaration()
    if readsWordsOnly {
      for number in unit.functions.indices { unit.functions[number].hasResult = true }
      unit.usesOldSystem = true
      unit.declaresObservable = true
    }
    units.append(unit)
    return units
  }

  private mutating func readByte(_ byte: UInt8) {
    if byte == UInt8(ascii: "{") { endDeclaration() }
    if byte == UInt8(ascii: ",") { readComma() }
    last = byte
    position += 1
  }

  // MARK: Comments and strings

  /// - Returns: whether a comment, literal or `#` was read.
  private mutating func readLiteral(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"):
      if bytes.skipComment(at: &position) { return true }
      if mayStartRegex { isUnclear = true }
      return false
    case 0x22, UInt8(ascii: "#"):
      guard let delimiter = bytes.openString(at: &position) else {
        readHash()
        return true
      }
      decideGetter()
      skipString(until: delimiter)
      return true
    default: return false
    }
  }

  private mutating func skipString(until end: StringDelimiter) {
    switch bytes.skipString(until: end, at: &position) {
    case .end: break
    case .interpolation: brackets.append(.interpolation(end))
    case .unclosed: isUnclear = true
    }
    last = 0x22
  }

  /// A macro expansion or a directive.
  private mutating func readHash() {
    if brackets.count == level { endDeclaration() }
    position += 1
    last = UInt8(ascii: "#")
    if position < bytes.count, bytes[position] == UInt8(ascii: "/") { isUnclear = true }
  }

  /// A slash is division if whitespace follows it or a value directly precedes it, else it may start a regex literal.
  private var mayStartRegex: Bool {
    guard position + 1 < bytes.count else { return false }
    let next = bytes[position + 1]
    if next.isBlank || next == .lineFeed || next == .carriageReturn { return false }
    if next == UInt8(ascii: "="), position + 2 < bytes.count, bytes[position + 2].isBlank { return false }
    guard position > 0 else { return true }
    let previous = bytes[position - 1]
    return !(previous.continuesIdentifier || previous == UInt8(ascii: ")") || previous == UInt8(ascii: "]"))
  }

  // MARK: Brackets

  private mutating func readBracket(_ byte: UInt8) {
    let isOfAttribute = byte == UInt8(ascii: "@") || byte == UInt8(ascii: "(") && isAttributeName
    if !isOfAttribute, byte != UInt8(ascii: "}") { decideGetter() }
    switch byte {
    case UInt8(ascii: "("):
      isFunctionName = false
      brackets.append(beginsGroup ? .group : .round)
    case UInt8(ascii: "["):
      if isPostfix, isValueName { body?.callsSubscript = true }
      brackets.append(.square)
    case UInt8(ascii: "{"): openBrace()
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      isPassedInout = false
      close(byte)
    case UInt8(ascii: "="): readEquals()
    case UInt8(ascii: ","):
      isPassedInout = false
      readComma()
    case UInt8(ascii: "&"): isPassedInout = last == UInt8(ascii: "(") || [0x2C, 0x3A].contains(last)
    case UInt8(ascii: ";"):
      endDeclaration()
      statement = []
    case UInt8(ascii: "$"): readDollar()
    case UInt8(ascii: "."):
      isMemberOfValue = isBehindValue
    case UInt8(ascii: ">"): readArrow()
    case UInt8(ascii: "<"): if isUnfinished { isUnclear = true }
    default: break
    }
    last = byte
    position += 1
  }

  private mutating func readEquals() {
    if case .variable = pending, brackets.count == level { pending = .variable(hasValue: true) }
    let isFirst = position == 0 || ![UInt8(ascii: "="), UInt8(ascii: "!")].contains(bytes[position - 1])
    let isLast = position + 1 == bytes.count || bytes[position + 1] != UInt8(ascii: "=")
    if isFirst, isLast { noteWrite() }
  }

  mutating func noteWrite() { body?.writes += statement }

  /// Another variable may follow, also behind a closure in the initial value of one.
  private mutating func readComma() {
    switch pending {
    case .variable where brackets.count == level: isVariableName = true
    case .none where isAtDeclarations:
      pending = .variable(hasValue: true)
      level = brackets.count
      isVariableName = true
    default: break
    }
  }

  /// A parenthesized expression `(row as? Row)`, not an argument list.
  private var beginsGroup: Bool {
    guard position > 0 else { return true }
    let previous = bytes[position - 1]
    return !(previous.continuesIdentifier || Self.endsOfCallees.contains(previous))
  }

  private static let endsOfCallees = Array(")]}>`?!".utf8)

  /// The last token ends a value: `model`, `$0`, `rows[0]`, `find(row)?`, `(row)`.
  private var isBehindValue: Bool {
    if last.continuesIdentifier { return isValueName || isNumbered }
    switch last {
    case UInt8(ascii: "`"): return isValueName
    case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "]"): return true
    case UInt8(ascii: ")"): return hasClosedGroup
    default: return false
    }
  }

  private var isPostfix: Bool {
    guard position > 0 else { return false }
    let previous = bytes[position - 1]
    return previous.continuesIdentifier || previous == UInt8(ascii: "`")
  }

  private mutating func readDollar() {
    guard position + 1 < bytes.count else { return }
    let next = bytes[position + 1]
    let isNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next)
    if next.continuesIdentifier, !isNumber { noteProjection(at: position + 1) }
  }

  private mutating func readArrow() {
    guard last == UInt8(ascii: "-"), brackets.count == level, case .function(var function) = pending else {
      return
    }
    function.hasResult = true
    pending = .function(function)
  }

  mutating func noteProjection(at start: Int) {
    var end = start
    let word = bytes.word(at: &end)
    if body == nil { unit.projected.append(word) } else { body?.projected.append(word) }
  }

  mutating func noteOldSystem() {
    if body == nil { unit.usesOldSystem = true } else { body?.usesOldSystem = true }
  }

  /// A conflict marker `<<<<<<< HEAD`, or an editor placeholder `<#name#>`.
  private var isUnfinished: Bool {
    guard position + 1 < bytes.count else { return false }
    if bytes[position + 1] == UInt8(ascii: "#") { return true }
    let isFirst = position == 0 || bytes[position - 1] == .lineFeed
    return isFirst && position + 7 <= bytes.count
      && bytes[position..<position + 7].allSatisfy { $0 == UInt8(ascii: "<") }
  }

  private mutating func openBrace() {
    statement = []
    if case .accessors? = brackets.last { return openBody(mayRender: isGetter) }
    // Such as a closure in the parameters of a function.
    guard brackets.count == level else { return brackets.append(.other) }
    let isAtDeclarations = isAtDeclarations
    let begun = pending
    endDeclaration()
    switch begun {
    case .type where isAtDeclarations: brackets.append(.members)
    case .function(let function) where isAtDeclarations:
      let updates = function.name.map(DeclarationOutlineWord.updatesOfRepresentables.contains) ?? false
      openBody(mayRender: (function.hasResult || function.isInitializer || updates) && !function.isAsync)
      if body?.mayRender == false, !function.isAsync { body?.method = function.name }
    case .variable(hasValue: false) where isAtDeclarations: brackets.append(.variable(start: position + 1))
    default: brackets.append(.other)
    }
  }

  private mutating func openBody(mayRender: Bool) {
    endDeclaration()
    enterBody(from: position + 1, mayRender: mayRender)
    brackets.append(.body)
  }

  mutating func enterBody(from start: Int, mayRender: Bool) {
    body = DeclarationOutline.Body(range: start..<start, mayRender: mayRender)
    bodyDeclaresType = false
    bodyDeclaresObservable = false
  }

  private mutating func close(_ byte: UInt8) {
    let bracket = brackets.popLast()
    hasClosedGroup = if case .group = bracket { true } else { false }
    switch (bracket, byte) {
    case (.round, UInt8(ascii: ")")), (.group, UInt8(ascii: ")")), (.square, UInt8(ascii: "]")): break
    case (.interpolation(let end), UInt8(ascii: ")")):
      position += 1
      skipString(until: end)
      position -= 1
    case (.members, UInt8(ascii: "}")), (.accessors, UInt8(ascii: "}")), (.other, UInt8(ascii: "}")): break
    case (.variable(let start), UInt8(ascii: "}")):
      enterBody(from: start, mayRender: true)
      closeBody()
    case (.body, UInt8(ascii: "}")): closeBody()
    default: isUnclear = true
    }
    if byte == UInt8(ascii: "}") { closeBrace() }
  }

  private mutating func closeBody() {
    guard var read = body else { return }
    body = nil
    if !bodyDeclaresType {
      read.range = read.range.lowerBound..<position
      return unit.bodies.append(read)
    }
    if read.usesOldSystem { unit.usesOldSystem = true }
    unit.projected += read.projected
    if bodyDeclaresObservable { unit.declaresObservable = true }
  }

  private mutating func closeBrace() {
    statement = []
    if brackets.count <= level { endDeclaration() }
    guard brackets.isEmpty else { return }
    units.append(unit)
    unit = Unit()
  }

  /// At the level of members or globals.
  private var isAtDeclarations: Bool {
    switch brackets.last {
    case nil, .members?: true
    default: false
    }
  }
}

extension DeclarationOutline {
  /// Takes time linear in the size of the file.
  package init(of bytes: [UInt8]) {
    let units = bytes.withUnsafeBufferPointer { buffer -> [Unit] in
      var reader = DeclarationOutlineReader(buffer)
      if let units = reader.read() { return units }
      // Where brackets do not match, or the outline is uncertain, no body is left out.
      var words = DeclarationOutlineReader(buffer, readsWordsOnly: true)
      return words.read() ?? []
    }
    self.init(units: units)
  }
}

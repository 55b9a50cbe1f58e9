import SourceText

extension DeclarationOutlineReader {
  // MARK: Words

  mutating func readWord() {
    let start = position
    let word = bytes.word(at: &position)
    let isMember = last == UInt8(ascii: ".")
    let isQuoted = start > 0 && bytes[start - 1] == UInt8(ascii: "`")
    isValueName = bytes[start].mayStartValueName
    isNumbered = start > 0 && bytes[start - 1] == UInt8(ascii: "$")
    if isFirstOnLine, !isMember { statement = [] }
    isFirstOnLine = false
    decideAccessors(by: word, isAttribute: last == UInt8(ascii: "@"))
    if bytes[start] == UInt8(ascii: "_"), position - start > 1 { noteProjection(at: start + 1) }
    if !isValueName { unit.capitalized.append(word) }
    if last == UInt8(ascii: "@"), DeclarationOutlineWord.plainAttributes[word] == nil { mayBeWrapped = true }
    let kind = DeclarationOutlineWord.kinds[word]
    switch kind {
    case .oldSystem: noteOldSystem()
    case .observable:
      noteOldSystem()
      if last == UInt8(ascii: "@"), word == DeclarationOutlineWord.published {
        endDeclaration()
        isPublished = true
      }
      if body == nil { unit.declaresObservable = true } else { bodyDeclaresObservable = true }
    case .async: noteAsync()
    case .declaration(let keyword) where !isMember && !isQuoted && !isFunctionName && begins(keyword):
      begin(keyword)
      last = bytes[position - 1]
      return
    case .declaration, .getter, .accessor, nil: break
    }
    if body != nil, isValueName, hasArguments(isMember: isMember) { body?.called.append(word) }
    if body != nil, isMember { readMember(word) }
    readName(word, isMember: isMember)
    last = bytes[position - 1]
  }

  private mutating func readMember(_ word: SourceWord) {
    statement.append(word)
    if isPassedInout { body?.writes.append(word) }
    let isCalled = isFollowed(by: Self.beginningsOfCalls)
    // `map(model.title)`
    if body?.mayRunWhileRendering == true, isMemberOfValue, isCalled || isFollowed(by: Self.endsOfArguments) {
      body?.calls.append(word)
    }
    guard isCalled else { return }
    if DeclarationOutlineWord.mutatingMethods[word] != nil { noteWrite() }
  }

  private mutating func readName(_ word: SourceWord, isMember: Bool) {
    if isFunctionName, case .function(var function) = pending {
      function.name = word
      pending = .function(function)
      isFunctionName = false
    }
    if isVariableName {
      if !isPublished { unit.variables.append(word) }
      if isWrapped { unit.wrapped.append(word) }
      isVariableName = false
    }
    guard case .type(var head) = pending else { return }
    pending = .none
    if head.names.isEmpty || isMember && head.header.isEmpty && head.kind == .extension {
      head.names.append(word)
    } else {
      head.header.append(word)
    }
    pending = .type(head)
  }

  /// Whether arguments follow. A brace may also follow a condition.
  private func hasArguments(isMember: Bool) -> Bool {
    guard position < bytes.count else { return false }
    if bytes[position] == UInt8(ascii: "(") { return true }
    return !isMember && !last.continuesIdentifier && bytes[position].isBlank && position + 1 < bytes.count
      && bytes[position + 1] == UInt8(ascii: "{")
  }

  /// Brackets, generic arguments and comments.
  private static let beginningsOfCalls = Array("({</`".utf8)
  private static let endsOfArguments = Array(",)".utf8)

  /// Whether one of some bytes follows, behind whitespace.
  private func isFollowed(by expected: [UInt8]) -> Bool {
    var next = position
    while next < bytes.count,
      bytes[next].isBlank || bytes[next] == .lineFeed || bytes[next] == .carriageReturn
    {
      next += 1
    }
    return next < bytes.count && expected.contains(bytes[next])
  }

  // MARK: Declarations

  private func begins(_ keyword: DeclarationOutlineWord.Keyword) -> Bool {
    switch brackets.last {
    case .round?, .group?, .square?, .interpolation?: return false
    default: break
    }
    // An argument label.
    if position < bytes.count, bytes[position] == UInt8(ascii: ":") { return false }
    return switch keyword {
    // `protocol P: class`
    case .class: !(isInHeader && [UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "&")].contains(last))
    // A contextual keyword.
    case .actor: position < bytes.count && bytes[position].isBlank
    default: true
    }
  }

  private var isInHeader: Bool {
    if case .type = pending { true } else { false }
  }

  private mutating func begin(_ keyword: DeclarationOutlineWord.Keyword) {
    endDeclaration()
    level = brackets.count
    isFunctionName = false
    isVariableName = keyword == .var
    isWrapped = mayBeWrapped
    mayBeWrapped = false
    switch keyword {
    case .class, .actor, .protocol: beginType(.reference)
    case .struct, .enum: beginType(.value)
    case .extension: beginType(.extension)
    case .typealias: pending = .type(Head(kind: .alias))
    case .func:
      pending = .function(DeclarationOutline.Function())
      isFunctionName = true
    case .initializer: pending = .function(DeclarationOutline.Function(isInitializer: true))
    case .subscript:
      pending = .variable(hasValue: false)
      unit.declaresSubscript = true
    case .var: pending = .variable(hasValue: false)
    case .other: break
    }
  }

  private mutating func beginType(_ kind: Head.Kind) {
    pending = .type(Head(kind: kind))
    bodyDeclaresType = true
  }

  mutating func endDeclaration() {
    if case .variable = pending { isPublished = false }
    switch pending {
    case .type(let head) where !head.names.isEmpty: unit.heads.append(head)
    case .function(let function) where function.name != nil: unit.functions.append(function)
    case .none, .type, .function, .variable: break
    }
    pending = .none
  }

  // MARK: Accessors

  /// The first word in the braces of a variable shows whether they contain accessors.
  private mutating func decideAccessors(by word: SourceWord, isAttribute: Bool) {
    isAttributeName = isAttribute
    let kind = DeclarationOutlineWord.kinds[word]
    switch brackets.last {
    case .accessors?: readAccessor(kind)
    case .variable(let start)? where !isAttribute:
      if kind?.isAccessor == true {
        brackets[brackets.count - 1] = .accessors
        isGetter = true
        readAccessor(kind)
      } else {
        becomeBody(from: start)
      }
    default: break
    }
  }

  private mutating func readAccessor(_ kind: DeclarationOutlineWord?) {
    switch kind {
    case .getter?: isGetter = true
    case .accessor?, .declaration(.initializer)?: isGetter = false
    default: break
    }
  }

  /// The braces of a variable contain a getter.
  mutating func decideGetter() {
    if case .variable(let start)? = brackets.last { becomeBody(from: start) }
  }

  private mutating func becomeBody(from start: Int) {
    brackets[brackets.count - 1] = .body
    enterBody(from: start, mayRender: true)
  }

  private mutating func noteAsync() {
    guard brackets.count == level, case .function(var function) = pending else { return }
    function.isAsync = true
    pending = .function(function)
  }
}

extension UInt8 {
  /// Neither a capital letter nor a digit.
  fileprivate var mayStartValueName: Bool {
    continuesIdentifier
      && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
      && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}

package import SourceText
import SwiftSyntax

/// A call that passes code to a function: `store.update { $0.count = 1 }`.
package struct ClosureArgumentUse: Sendable {
  /// The receiver of the call; nil for `self`.
  package let base: ExpressionFact?
  /// The members of the same object that the code names.
  package let reads: Set<String>
  /// Where the names stand in the code; in order.
  package let mentions: [Int]
  /// The closures that are passed, and closures in them that run for the only reason that they stand there.
  package let closures: Set<Range<Int>>
  /// The enclosing function, if it forwards a closure parameter of its own.
  package let forwardedBy: String?
  /// A closure of unknown origin is passed, or called by what is passed.
  package let callsUnknown: Bool
  package let enclosingType: Int?
  package let offset: Int
}

extension ModifyAccess {
  /// The same access, made by a call that passes the code for it. Its place is unknown: it is from another scope.
  package func made(by code: ClosureArgumentUse, of object: ExpressionFact?) -> ModifyAccess {
    var access = withoutCode
    (access.base, access.place, access.method) = (object, .unknown, nil)
    (access.callee, access.calleeOffset, access.passesObject) = (nil, nil, false)
    (access.isChained, access.awaits, access.operatorName, access.arguments) = (false, false, nil, [])
    (access.reads, access.mentions, access.callsUnknown) = (code.reads, code.mentions, code.callsUnknown)
    (access.enclosingType, access.offset, access.closures) = (code.enclosingType, code.offset, code.closures)
    return access
  }
}

/// A closure assigned to a variable: `state.onChange = { … }`, `State(onChange: { … })`.
package struct StoredClosure: Hashable, Sendable {
  /// What a closure is found by.
  package enum Word: Hashable, Sendable {
    /// It is assigned to this variable, or is an argument with this label.
    case variable(String)
    /// It is an argument of a call of this type, or of this function.
    case callee(String)
  }
  /// A parameter, of a function or of an initializer, that is stored: calls of that say what it is.
  package struct Parameter: Hashable, Sendable {
    /// Nil for an initializer.
    package let function: String?
    package let label: String?
    package let hasDefault: Bool
  }
  package let word: Word
  /// The base of the variable, or the callee with its name as a label; nil without a base.
  package let holder: ExpressionFact?
  package let isArgument: Bool
  package let range: Range<Int>
  /// The offsets of the names in its code; in order.
  package let mentions: [Int]
  package let parameter: Parameter?
  package let isClosure: Bool
  /// It is neither a closure, nor a function of the sources, nor a parameter.
  package let isUnknown: Bool
  package let enclosingType: Int?
  /// It was found by the callee.
  package var argument: ClosureArgumentFact?
}

extension FactsReader {
  /// The calls in a file that pass closures or functions to a function of some names.
  package static func code(givenTo functions: Set<String>, in source: SourceFile) -> [ClosureArgumentUse] {
    reparse(source, mentioning: functions) { file in
      file.references(to: functions).filter { !$0.isLocal }.compactMap { closureArguments(of: $0, in: file) }
    }
  }

  private static func closureArguments(of function: Reference, in file: ReparsedFile) -> ClosureArgumentUse? {
    guard let call = function.directCall else { return nil }
    let base = function.access?.base.flatMap { $0.isSelf ? nil : $0 }
    let names = MemberNames(of: base)
    for argument in call.arguments.map(\.expression) {
      if argument.is(ClosureExprSyntax.self) { names.walk(argument) }
      if argument.isName { names.readName(argument) }
    }
    for closure in call.trailingClosures { names.walk(closure) }
    return ClosureArgumentUse(
      base: base.map { ExpressionReader().read($0) }, reads: names.found,
      mentions: names.mentions, closures: names.closures, forwardedBy: names.functionOfCalledParameter,
      callsUnknown: names.callsUnknown,
      enclosingType: file.enclosingType(of: call), offset: function.offset)
  }

  /// The closures that stand at some words.
  package static func closures(at words: Set<StoredClosure.Word>, in source: SourceFile) -> [StoredClosure] {
    let places = StoredClosureReader.places(of: words, in: source)
    if places.isEmpty { return [] }
    return reparse(source, around: places.map { $0..<$0 }) { file in
      let reader = StoredClosureReader(file: file)
      return file.names(at: places).flatMap { token in
        let closures = words.contains(.variable(token.plainText)) ? reader.closures(for: token) : []
        if !closures.isEmpty { return closures }
        return words.contains(.callee(token.plainText)) ? reader.closures(passedTo: token) : []
      }
    }
  }
}

private struct StoredClosureReader {
  let file: ReparsedFile

  /// Where variables may be labels or assigned, and where types may be called, by the bytes behind; in order.
  static func places(of words: Set<StoredClosure.Word>, in source: SourceFile) -> [Int] {
    func offsets(of word: String, where mayStandBefore: (UInt8) -> Bool) -> [Int] {
      source.offsets(of: word).filter { source.byteBehindWord(at: $0).map(mayStandBefore) ?? false }
    }
    let places = words.flatMap { word in
      switch word {
      case .variable(let name): offsets(of: name, where: mayBeGivenClosure)
      case .callee(let name): offsets(of: name, where: mayBeCalled)
      }
    }
    return Set(places).sorted()
  }

  /// `name: { … }`, `name = { … }`, `name! = { … }`, `(name) = { … }`, `name[0] = { … }`, `name.append { … }`, also behind a
  /// comment.
  private static func mayBeGivenClosure(_ next: UInt8) -> Bool { ":=!?)/[.".utf8.contains(next) }

  /// `State { … }`, `State() { … }`, also behind a comment.
  private static func mayBeCalled(_ next: UInt8) -> Bool { "{(/".utf8.contains(next) }

  /// What a variable of that name is given, or an argument of a call.
  func closures(for token: TokenSyntax) -> [StoredClosure] {
    if let closure = closure(labeled: token) { return [closure] }
    guard let values = valuesOfElements(from: token) ?? assignedValues(to: token) else { return [] }
    let holder = Reference(token)?.access?.base.map { ExpressionReader().read($0) }
    return values.flatMap(\.elementsOfLiteral).compactMap {
      closure($0, at: .variable(token.plainText), in: holder)
    }
  }

  /// `var steps = [{ … }]`, not that of a variable which holds one function: its initial value is known without.
  private func valuesOfElements(from token: TokenSyntax) -> [ExprSyntax]? {
    let binding = token.parent?.as(IdentifierPatternSyntax.self)?.parent?.as(PatternBindingSyntax.self)
    guard let binding, binding.isMemberOrGlobal, let value = binding.initializer?.value else { return nil }
    return value.is(ClosureExprSyntax.self) || value.isName ? [] : [value]
  }

  /// `state.name = { … }`, `steps[0] = { … }`, `steps.append { … }`
  private func assignedValues(to token: TokenSyntax) -> [ExprSyntax]? {
    guard let reference = Reference(token) else { return nil }
    let (path, end) = reference.expression.accessPathWithEnd
    if path.callsFirstMember, let call = end.as(FunctionCallExprSyntax.self) {
      return call.arguments.map(\.expression) + call.trailingClosures.map(ExprSyntax.init)
    }
    guard path.components.allSatisfy({ $0 == .element }), let assignment = end.assignment?.elements.elements,
      assignment.count == 3, assignment.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return nil }
    return assignment.last.map { [$0] }
  }

  /// `State(name: { … })`, `State { … } name: { … }`
  private func closure(labeled token: TokenSyntax) -> StoredClosure? {
    if let argument = token.parent?.as(LabeledExprSyntax.self), argument.label?.id == token.id,
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    {
      return closure(argument.expression, at: .variable(token.plainText), argumentOf: call)
    }
    guard let element = token.parent?.as(MultipleTrailingClosureElementSyntax.self),
      element.label.id == token.id, let call = element.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return nil }
    return closure(ExprSyntax(element.closure), at: .variable(token.plainText), argumentOf: call)
  }

  /// `State { … }`, `client.onFinish { … }`, `State(save)`
  func closures(passedTo token: TokenSyntax) -> [StoredClosure] {
    guard let call = Reference(token)?.directCall else { return [] }
    let trailing = call.trailingClosures.map(ExprSyntax.init)
    let values = call.arguments.map(\.expression).filter { $0.is(ClosureExprSyntax.self) || $0.isName }
    return (values + trailing).compactMap { value in
      var found = closure(value, at: .callee(token.plainText), argumentOf: call)
      found?.argument = ExpressionReader().readArgument(value, of: call)
      return found
    }
  }

  private func closure(
    _ value: ExprSyntax, at word: StoredClosure.Word, argumentOf call: FunctionCallExprSyntax
  ) -> StoredClosure? {
    closure(value, at: word, in: ExpressionReader().readCallee(of: call), isArgument: true)
  }

  private func closure(
    _ value: ExprSyntax, at word: StoredClosure.Word, in holder: ExpressionFact?, isArgument: Bool = false
  ) -> StoredClosure? {
    if value.is(NilLiteralExprSyntax.self) { return nil }
    let names = MemberNames(of: nil)
    if value.is(ClosureExprSyntax.self) { names.walk(value) } else if value.isName { names.readCalled(value) }
    let isFunction = value.is(ClosureExprSyntax.self) || value.isName
    let isUnknown = names.callsUnknown || names.functionOfCalledParameter != nil || !isFunction
    let parameter = value.storedParameter
    return StoredClosure(
      word: word, holder: holder, isArgument: isArgument, range: value.byteRange, mentions: names.mentions,
      parameter: parameter, isClosure: value.is(ClosureExprSyntax.self),
      isUnknown: isUnknown && parameter == nil,
      enclosingType: file.enclosingType(of: value))
  }
}

extension ExprSyntax {
  /// The values of a literal of a collection, or of a tuple; itself for anything else.
  fileprivate var elementsOfLiteral: [ExprSyntax] {
    switch self.as(ExprSyntaxEnum.self) {
    case .arrayExpr(let array): array.elements.map(\.expression).flatMap(\.elementsOfLiteral)
    case .dictionaryExpr(let dictionary):
      dictionary.content.as(DictionaryElementListSyntax.self)?.map(\.value).flatMap(\.elementsOfLiteral) ?? []
    case .tupleExpr(let tuple): tuple.elements.map(\.expression).flatMap(\.elementsOfLiteral)
    default: [self]
    }
  }

  /// The name of the function around, where this is a parameter of it whose type says that it is a function.
  var functionGivenItsFunction: String? {
    guard let parameter else { return nil }
    var type = parameter.type
    if let attributed = type.as(AttributedTypeSyntax.self) { type = attributed.baseType }
    guard type.is(FunctionTypeSyntax.self) else { return nil }
    return parameter.ancestor(as: FunctionDeclSyntax.self)?.name.plainText
  }

  /// The parameter that this names.
  fileprivate var storedParameter: StoredClosure.Parameter? {
    guard let parameter else { return nil }
    let function = parameter.ancestor(as: FunctionDeclSyntax.self)
    if function == nil, parameter.ancestor(as: InitializerDeclSyntax.self) == nil { return nil }
    let label = parameter.firstName
    return StoredClosure.Parameter(
      function: function?.name.plainText, label: label.tokenKind == .wildcard ? nil : label.plainText,
      hasDefault: parameter.defaultValue != nil)
  }

  private var parameter: FunctionParameterSyntax? {
    self.as(DeclReferenceExprSyntax.self).flatMap { reference in
      LocalBinding.visible(named: reference.baseName.plainText, at: self)?.syntax
        .as(FunctionParameterSyntax.self)
    }
  }
}

import SwiftSyntax

/// Reads expressions into facts; resolves references to local variables, which requires the syntax tree.
struct ExpressionReader {
  /// The depth of recursion, which ends for declarations that refer to themselves through shadowing.
  private let depth: Int

  init() { depth = 0 }
  private init(depth: Int) { self.depth = depth }

  func read(_ expression: ExprSyntax) -> ExpressionFact {
    guard depth < 24 else { return .unknown }
    let deeper = ExpressionReader(depth: depth + 1)
    if expression.isOptionalTry { return .optional(of: deeper.read(expression.core)) }
    switch expression.core.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): return deeper.readName(node)
    case .memberAccessExpr(let node): return deeper.readMember(node)
    case .functionCallExpr(let node): return deeper.readCall(node)
    case .superExpr: return .superReference
    case .subscriptCallExpr(let node): return deeper.readSubscript(node)
    case .optionalChainingExpr(let node): return .optionalChain(deeper.read(node.expression).beforeOptional)
    case .forceUnwrapExpr(let node): return .unwrapped(deeper.read(node.expression).beforeOptional)
    case .genericSpecializationExpr(let node): return deeper.readSpecialization(node)
    case .arrayExpr(let node): return .arrayLiteral(node.elements.map { deeper.read($0.expression) })
    case .dictionaryExpr(let node):
      guard case .elements(let pairs) = node.content else { return .literal }
      let (keys, values) = (pairs.map { deeper.read($0.key) }, pairs.map { deeper.read($0.value) })
      if (keys + values).allSatisfy({ $0 == .literal }) { return .literal }
      return .dictionaryLiteral(keys: keys, values: values)
    case .tupleExpr(let node):
      return .tuple(
        node.elements.map {
          ArgumentFact(label: $0.label?.plainText, value: deeper.read($0.expression))
        })
    case .ternaryExpr(let node):
      return deeper.readAlternatives([node.thenExpression], [node.elseExpression])
    case .sequenceExpr(let node): return deeper.readSequence(node)
    case .asExpr(let node):
      return deeper.readCast(of: node.expression, to: node.type, mark: node.questionOrExclamationMark)
    case .closureExpr(let node): return .closure(deeper.readSingleExpression(node.statements))
    case .stringLiteralExpr(let node):
      return node.segments.contains { $0.is(ExpressionSegmentSyntax.self) } ? .interpolation : .literal
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr,
      .regexLiteralExpr, .simpleStringLiteralExpr:
      return .literal
    case .keyPathExpr(let node):
      return .keyPath(
        root: node.root.map { TypeExpression($0) },
        node.components.compactMap { component in
          component.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.plainText
        })
    case .typeExpr(let node): return .type(TypeExpression(node.type))
    case .inOutExpr(let node): return deeper.read(node.expression)
    case .postfixIfConfigExpr(let node):
      // What the clauses make of the value is some member of it.
      return .call(.member(node.base.map(deeper.read) ?? .unknown, "#if"))
    case .ifExpr(let node): return .oneOf(deeper.readBranches(of: node))
    case .switchExpr(let node): return .oneOf(deeper.readCases(of: node))
    default: return .unknown
    }
  }

  // MARK: Names

  private func readName(_ node: DeclReferenceExprSyntax) -> ExpressionFact {
    let name = node.baseName.plainText
    if node.baseName.tokenKind == .keyword(.self) {
      if let local = LocalBinding.visible(named: "self", at: node),
        let capture = local.syntax.as(ClosureCaptureSyntax.self), capture.initializer != nil
      {
        return .unknown
      }
      return node.isInStaticMember ? .type(.name("Self")) : .selfReference
    }
    if node.baseName.tokenKind == .keyword(.Self) { return .type(.name("Self")) }
    if case .dollarIdentifier = node.baseName.tokenKind { return readAnonymousParameter(node) }
    if name.hasPrefix("$") { return readProjectedName(String(name.dropFirst()), node) }
    if let local = LocalBinding.visible(named: name, at: node) { return read(local) }
    // `{ $item in item.title }`
    if let local = LocalBinding.visible(named: "$" + name, at: node) { return read(local) }
    return .name(name)
  }

  private func readProjectedName(_ name: String, _ node: DeclReferenceExprSyntax) -> ExpressionFact {
    if LocalBinding.visible(named: "$" + name, at: node) != nil { return .unknown }
    guard let local = LocalBinding.visible(named: name, at: node), local.isWrapped else {
      return .projection(nil, name)
    }
    return local.isBindable ? projection(of: read(local)) : .unknown
  }

  /// `$model` for `@Bindable var model = model`, like that of the property.
  private func projection(of object: ExpressionFact) -> ExpressionFact {
    switch object {
    case .name(let name): .projection(nil, name)
    case .member(let base, let name): .projection(base, name)
    default: .unknown
    }
  }

  private func readAnonymousParameter(_ node: DeclReferenceExprSyntax) -> ExpressionFact {
    guard let index = Int(node.baseName.text.dropFirst()),
      let closure = node.ancestor(as: ClosureExprSyntax.self)
    else { return .unknown }
    return readParameter(at: index, of: closure)
  }

  private func readMember(_ node: MemberAccessExprSyntax) -> ExpressionFact {
    let name = node.declName.baseName.plainText
    guard let base = node.baseInChain else { return .implicitMember(name) }
    if name == "self" { return read(base) }
    if name.hasPrefix("$") { return .projection(read(base), String(name.dropFirst())) }
    return .member(read(base), name)
  }

  /// `items[0]`; `item[keyPath: \.name]` is a member, and with another key path anything.
  private func readSubscript(_ node: SubscriptCallExprSyntax) -> ExpressionFact {
    let base = read(node.calledExpression)
    guard let argument = node.arguments.first, node.arguments.count == 1 else { return .subscripted(base) }
    let path = argument.expression.as(KeyPathExprSyntax.self)
    if argument.label?.text == "keyPath" {
      return path?.properties.map { $0.reduce(base) { .member($0, $1) } } ?? .unknown
    }
    guard argument.label == nil, path != nil || argument.expression.isMetatype else {
      return .subscripted(base)
    }
    return .application(
      of: .member(base, "subscript"), [ArgumentFact(label: nil, value: read(argument.expression))])
  }

  private func readCall(_ node: FunctionCallExprSyntax) -> ExpressionFact {
    if let closure = node.calledExpression.core.as(ClosureExprSyntax.self), node.arguments.isEmpty {
      let result = readSingleExpression(closure.statements) ?? .unknown
      // What else the closure does makes it no literal.
      return result.isLiteral && closure.statements.count > 1 ? .oneOf([result]) : result
    }
    // `MainActor.assumeIsolated { … }` returns the result of its closure.
    if let closure = node.trailingClosure, node.arguments.isEmpty,
      node.calledExpression.as(MemberAccessExprSyntax.self)?.isWritten("MainActor.assumeIsolated") == true
    {
      return readSingleExpression(closure.statements) ?? .unknown
    }
    let callee = node.calledExpression
    if callee.is(ArrayExprSyntax.self) || callee.is(DictionaryExprSyntax.self),
      let type = writtenType(callee)
    {
      return .call(.type(type), labels: labels(of: node))
    }
    let fact = read(callee)
    if case .member(_, "fetch") = fact, node.arguments.count == 1, let request = node.arguments.first,
      request.label == nil, node.trailingClosure == nil
    {
      return .fetched(by: fact, request: read(request.expression))
    }
    guard dependsOnArguments(fact, node) else { return .call(fact, labels: labels(of: node)) }
    let closures = [node.trailingClosure].compactMap(\.self) + node.additionalTrailingClosures.map(\.closure)
    return .application(
      of: fact,
      node.arguments.map { ArgumentFact(label: $0.label?.plainText, $0.expression, self) }
        + closures.map { ArgumentFact(label: nil, ExprSyntax($0), self) })
  }

  /// Whether the result type of a call may depend on its arguments.
  private func dependsOnArguments(_ callee: ExpressionFact, _ call: FunctionCallExprSyntax) -> Bool {
    switch callee {
    case .name(let name), .member(.selfReference, let name):
      // What a generic type is made of tells its arguments.
      name.first?.isLowercase == true
        ? !call.arguments.isEmpty : call.arguments.contains { !$0.expression.isLiteralOrClosure }
    case .member(_, let name):
      name.first?.isLowercase == true && name != "init"
        && call.arguments.contains(where: \.expression.isMetatype)
        || LibraryEffects.dependsOnArguments(name)
    default: false
    }
  }

  /// Nil if they do not select an overload.
  private func labels(of node: FunctionCallExprSyntax) -> [String]? {
    let labels = node.arguments.compactMap { $0.label?.plainText }
    return node.trailingClosure == nil && labels.count == node.arguments.count ? labels : nil
  }

  // MARK: Closures

  func readSingleExpression(_ statements: CodeBlockItemListSyntax) -> ExpressionFact? {
    guard let last = statements.last else { return nil }
    if case .expr(let expression) = last.item, statements.count == 1 { return read(expression) }
    if case .stmt(let statement) = last.item, let result = statement.as(ReturnStmtSyntax.self),
      let expression = result.expression
    {
      return read(expression)
    }
    return nil
  }

  // MARK: Local declarations

  private func read(_ binding: LocalBinding) -> ExpressionFact {
    guard depth < 24, !binding.isIncomplete else { return .unknown }
    let reader = ExpressionReader(depth: depth + 1)
    let first = reader.readDeclaration(binding.syntax)
    return binding.others.isEmpty ? first : .oneOf([first] + binding.others.map(reader.readDeclaration))
  }

  private func readDeclaration(_ syntax: Syntax) -> ExpressionFact {
    if let parameter = syntax.as(FunctionParameterSyntax.self) {
      let type = TypeExpression(parameter.type)
      return .typed(parameter.ellipsis == nil ? type : .array(type))
    }
    if syntax.is(ClosureParameterSyntax.self) || syntax.is(ClosureShorthandParameterSyntax.self) {
      return readClosureParameter(syntax)
    }
    if let alias = syntax.as(TypeAliasDeclSyntax.self) { return readAlias(alias) }
    if let capture = syntax.as(ClosureCaptureSyntax.self) { return readCapture(capture) }
    if let pattern = syntax.as(IdentifierPatternSyntax.self) { return readPattern(pattern) }
    if let function = syntax.as(FunctionDeclSyntax.self), let result = function.signature.returnClause {
      return .closure(.typed(TypeExpression(result.type)))
    }
    return .unknown
  }

  private func readCapture(_ capture: ClosureCaptureSyntax) -> ExpressionFact {
    guard let closure = capture.ancestor(as: ClosureExprSyntax.self) else { return .unknown }
    let isWeak = capture.specifier?.specifier.text == "weak"
    let value: ExpressionFact
    if let initializer = capture.initializer {
      value = read(initializer.value)
    } else if let outer = LocalBinding.visible(
      named: capture.name.plainText, at: closure.parent ?? Syntax(closure))
    {
      value = read(outer)
    } else {
      value = capture.name.text == "self" ? .selfReference : .name(capture.name.plainText)
    }
    return isWeak ? .optionalChain(value) : value
  }

  private func readPattern(_ pattern: IdentifierPatternSyntax) -> ExpressionFact {
    guard let parent = pattern.parent else { return .unknown }
    if let binding = parent.as(PatternBindingSyntax.self) {
      if let type = binding.typeAnnotation { return .typed(TypeExpression(type.type)) }
      return binding.initializer.map { read($0.value) } ?? .unknown
    }
    if let condition = parent.as(OptionalBindingConditionSyntax.self) {
      if let type = condition.typeAnnotation { return .typed(TypeExpression(type.type)) }
      if let value = condition.initializer?.value { return .unwrapped(read(value).beforeOptional) }
      return .unwrapped(readOutside(condition, named: pattern.identifier.plainText))
    }
    if let loop = parent.as(ForStmtSyntax.self) {
      if let type = loop.typeAnnotation { return .typed(TypeExpression(type.type)) }
      return .element(read(loop.sequence))
    }
    return readPart(pattern) ?? readMatchedPattern(pattern)
  }

  /// `for (key, value) in e`, `let (item, number) = e`
  func readPart(_ pattern: IdentifierPatternSyntax) -> ExpressionFact? {
    guard let element = pattern.parent?.as(TuplePatternElementSyntax.self),
      let list = element.parent?.as(TuplePatternElementListSyntax.self), let tuple = list.parent,
      let number = list.firstIndexNumber(where: { $0.id == element.id })
    else { return nil }
    if let loop = tuple.parent?.as(ForStmtSyntax.self), loop.typeAnnotation == nil {
      return .part(number, ofElementOf: read(loop.sequence))
    }
    if let binding = tuple.parent?.as(PatternBindingSyntax.self), binding.typeAnnotation == nil,
      let value = binding.initializer?.value
    {
      return .part(number, ofElementOf: .arrayLiteral([read(value)]))
    }
    return nil
  }

  /// `case .detail(let x)`, `case let .detail(x)`, `case let x?`, in a `switch` or condition; `case let x as T`, also
  /// in a loop.
  private func readMatchedPattern(_ pattern: IdentifierPatternSyntax) -> ExpressionFact {
    var steps: [(enumCase: String, index: Int)?] = []
    var current = Syntax(pattern)
    while let parent = current.parent {
      if let argument = parent.as(LabeledExprSyntax.self),
        let list = argument.parent?.as(LabeledExprListSyntax.self),
        let call = list.parent?.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        let index = list.firstIndexNumber(where: { $0.id == argument.id })
      {
        steps.append((member.declName.baseName.plainText, index))
        current = Syntax(call)
        continue
      }
      if parent.is(OptionalChainingExprSyntax.self) { steps.append(nil) }
      if let condition = parent.as(MatchingPatternConditionSyntax.self) {
        return read(steps, of: read(condition.initializer.value))
      }
      if let switchCase = parent.as(SwitchCaseSyntax.self) {
        return switchCase.ancestor(as: SwitchExprSyntax.self).map { read(steps, of: read($0.subject)) }
          ?? .unknown
      }
      if let cast = parent.parent?.as(SequenceExprSyntax.self), parent.is(ExprListSyntax.self) {
        return cast.typeOfPattern.map { read(steps, of: .typed(TypeExpression($0))) } ?? .unknown
      }
      let isPattern =
        parent.is(ValueBindingPatternSyntax.self) || parent.is(PatternExprSyntax.self)
        || parent.is(ExpressionPatternSyntax.self) || parent.is(SwitchCaseItemSyntax.self)
        || parent.is(SwitchCaseItemListSyntax.self) || parent.is(SwitchCaseLabelSyntax.self)
        || parent.is(OptionalChainingExprSyntax.self)
      guard isPattern else { return .unknown }
      current = parent
    }
    return .unknown
  }

  /// The part of a value that a pattern binds, from the outside in.
  private func read(_ steps: [(enumCase: String, index: Int)?], of value: ExpressionFact) -> ExpressionFact {
    steps.reversed().reduce(value) { value, step in
      guard let step, step.enumCase != "some" else { return .unwrapped(value) }
      return .payload(of: value, enumCase: step.enumCase, index: step.index)
    }
  }

  /// `if let x` without an initializer: the `x` that is visible before the statement.
  private func readOutside(_ condition: OptionalBindingConditionSyntax, named name: String) -> ExpressionFact
  {
    if let local = LocalBinding.visible(named: name, at: condition) {
      return local.syntax.byteRange == condition.pattern.byteRange ? .unknown : read(local)
    }
    return .name(name)
  }

  // MARK: Arguments

  /// The arguments of a call, perhaps force-unwrapped; nil for any other expression and for calls with closures.
  func arguments(of value: ExprSyntax) -> [ExpressionFact]? {
    if let forced = value.as(ForceUnwrapExprSyntax.self) { return arguments(of: forced.expression) }
    guard let call = value.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      !call.arguments.contains(where: { $0.expression.is(ClosureExprSyntax.self) })
    else { return nil }
    return call.arguments.map { read($0.expression) }
  }
}

extension LocalBinding {
  /// A local variable or parameter with a property wrapper, which declares `$name`.
  var isWrapped: Bool {
    // Parameters may have wrappers (SE-0293).
    let attributes =
      syntax.as(FunctionParameterSyntax.self)?.attributes
      ?? syntax.as(ClosureParameterSyntax.self)?.attributes
    if let attributes { return !attributes.isEmpty }
    return wrappedVariable.map { !$0.attributes.isEmpty } == true
  }

  /// A local variable with SwiftUI's wrapper for observable objects.
  fileprivate var isBindable: Bool {
    wrappedVariable?.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.isWritten("Bindable") == true
    } == true
  }

  private var wrappedVariable: VariableDeclSyntax? {
    syntax.is(IdentifierPatternSyntax.self) ? syntax.ancestor(as: VariableDeclSyntax.self) : nil
  }
}

extension ClosureExprSyntax {
  /// The call that this closure is an argument or a trailing closure of.
  var callReceivingIt: FunctionCallExprSyntax? {
    if let call = parent?.as(FunctionCallExprSyntax.self) { return call }
    if let element = parent?.as(MultipleTrailingClosureElementSyntax.self) {
      return element.ancestor(as: FunctionCallExprSyntax.self)
    }
    return parent?.as(LabeledExprSyntax.self)?.ancestor(as: FunctionCallExprSyntax.self)
  }
}

extension SequenceExprSyntax {
  /// The type that a pattern casts to: the `T` of `let x as T`.
  fileprivate var typeOfPattern: TypeSyntax? {
    guard elements.count == 3, let type = elements.last?.as(TypeExprSyntax.self),
      let operation = elements.dropFirst().first?.as(UnresolvedAsExprSyntax.self),
      operation.questionOrExclamationMark == nil
    else { return nil }
    return type.type
  }
}

extension SyntaxCollection {
  func firstIndexNumber(where predicate: (Element) -> Bool) -> Int? {
    for (number, element) in enumerated() where predicate(element) { return number }
    return nil
  }
}

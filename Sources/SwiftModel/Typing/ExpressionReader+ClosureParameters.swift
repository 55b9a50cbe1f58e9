import SwiftSyntax

/// Parameters of closures, inferred from the callee.
extension ExpressionReader {
  func readClosureParameter(_ parameter: Syntax) -> ExpressionFact {
    let written = parameter.as(ClosureParameterSyntax.self)?.type.map { TypeExpression($0) }
    if parameter.isNewObject {
      return .call(.type(written ?? .named([.init(name: "NSObject")])))
    }
    if let written { return .typed(written) }
    guard let closure = parameter.ancestor(as: ClosureExprSyntax.self),
      let index = Self.parameterIndex(parameter, in: closure)
    else { return .unknown }
    return readParameter(at: index, of: closure)
  }

  private static func parameterIndex(_ parameter: Syntax, in closure: ClosureExprSyntax) -> Int? {
    switch closure.signature?.parameterClause {
    case .simpleInput(let list): return list.firstIndexNumber { $0.id == parameter.id }
    case .parameterClause(let clause): return clause.parameters.firstIndexNumber { $0.id == parameter.id }
    case nil: return nil
    }
  }

  /// A parameter of a closure: an element of a sequence, the item of a sheet, a changed value.
  func readParameter(at index: Int, of closure: ClosureExprSyntax) -> ExpressionFact {
    guard let call = closure.callReceivingIt else { return readWrittenParameter(at: index, of: closure) }
    return readParameter(at: index, of: closure, arity: closure.arity, takenBy: call)
  }

  /// The value that a key path given instead of a closure is applied to: `kids.map(\.name)`.
  func readRoot(of keyPath: KeyPathExprSyntax) -> ExpressionFact {
    guard let call = keyPath.parent?.parent?.parent?.as(FunctionCallExprSyntax.self) else {
      return readWrittenType(for: keyPath)?.rootOfKeyPath.map { .typed($0) } ?? .unknown
    }
    return readParameter(at: 0, of: keyPath, arity: 1, takenBy: call)
  }

  private func readParameter(
    at index: Int, of function: some ExprSyntaxProtocol, arity: Int?, takenBy call: FunctionCallExprSyntax
  ) -> ExpressionFact {
    let known = readKnownParameter(at: index, arity: arity, takenBy: call)
    guard known == .unknown, let argument = readArgument(function, of: call) else { return known }
    return .closureParameter(index, of: argument)
  }

  /// A parameter of a closure with a contextual type: `let row: (Store) -> Row = { x in … }`, or the default of a
  /// parameter.
  private func readWrittenParameter(at index: Int, of closure: ClosureExprSyntax) -> ExpressionFact {
    if let property = closure.propertyAssignedIt {
      return .assignedClosureParameter(index, arity: closure.arity, of: property)
    }
    guard case .function(let parameters, _)? = readWrittenType(for: closure),
      parameters.indices.contains(index),
      closure.arity.map({ $0 == parameters.count }) ?? true
    else { return .unknown }
    return .typed(parameters[index])
  }

  /// An argument of a call by its position and labels.
  func readArgument(
    _ argument: some ExprSyntaxProtocol, of call: FunctionCallExprSyntax
  ) -> ClosureArgumentFact? {
    let arguments =
      call.arguments.map(\.expression.id)
      + [call.trailingClosure.map { ExprSyntax($0).id }].compactMap { $0 }
      + call.additionalTrailingClosures.map { ExprSyntax($0.closure).id }
    let trailing =
      call.trailingClosure == nil ? [] : [nil] + call.additionalTrailingClosures.map { $0.label.plainText }
    guard let number = arguments.firstIndex(of: ExprSyntax(argument).id) else { return nil }
    let inParentheses = call.arguments.map { argument in
      // A parameter of the closure may be what is read.
      let isReadable = argument.expression.as(ClosureExprSyntax.self)?.hasParameters != true
      return ArgumentFact(
        label: argument.label?.plainText, value: isReadable ? read(argument.expression) : .closure(nil))
    }
    return ClosureArgumentFact(
      callee: readCallee(of: call), arguments: inParentheses,
      trailingLabels: trailing, number: number, arity: argument.as(ClosureExprSyntax.self)?.arity)
  }

  private func readKnownParameter(
    at index: Int, arity: Int?, takenBy call: FunctionCallExprSyntax
  ) -> ExpressionFact {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
      if let name = call.calleeName, call.isInExtensionOfCollection,
        let known = readParameter(at: index, arity: arity, of: name, on: .selfReference, takenBy: call)
      {
        return known
      }
      return readElement(at: index, arity: arity, of: call)
    }
    let name = member.declName.baseName.text
    if let base = member.base {
      if index == 0, let input = readClosureInput(ofOperator: name, on: base) { return input }
      if let known = readParameter(at: index, arity: arity, of: name, on: read(base), takenBy: call) {
        return known
      }
    }
    if index <= 1, name == "onChange", let value = call.arguments.first, value.label?.text == "of" {
      return read(value.expression)
    }
    return index == 0 ? readItem(of: call, named: name) : .unknown
  }

  /// What a method of a collection hands to its closure; nil for any other.
  private func readParameter(
    at index: Int, arity: Int?, of method: String, on base: @autoclosure () -> ExpressionFact,
    takenBy call: FunctionCallExprSyntax
  ) -> ExpressionFact? {
    if LibraryEffects.handsElement(method), arity == 2 { return .part(index, ofElementOf: base()) }
    if index == 0, LibraryEffects.mapsValues(method) { return .element(.member(base(), "values")) }
    if index == 0, LibraryEffects.handsElement(method) { return .element(base()) }
    if index <= 1, LibraryEffects.handsElementPair(method) { return .element(base()) }
    guard method == "reduce", let start = call.arguments.first else { return nil }
    return index == 0 ? read(start.expression) : .element(base())
  }

  private func readItem(of call: FunctionCallExprSyntax, named name: String) -> ExpressionFact {
    if LibraryEffects.handsItem(name),
      let item = call.arguments.first(where: { $0.label?.text == "item" })
    {
      return .unwrapped(read(item.expression))
    }
    if name == "navigationDestination", let data = call.arguments.first, data.label?.text == "for" {
      // An instance of the `Model` of `Model.self`.
      return .call(read(data.expression))
    }
    return .unknown
  }

  /// `ForEach(data) { x in … }`, `ForEach(pairs, id: \.0) { a, b in … }`, `Dictionary(grouping: data) { x in … }`
  private func readElement(at index: Int, arity: Int?, of call: FunctionCallExprSyntax) -> ExpressionFact {
    guard let callee = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let data = call.arguments.first,
      LibraryEffects.makesRows(callee) && data.label == nil
        || callee == "Dictionary" && data.label?.text == "grouping"
    else { return .unknown }
    if arity == 2 { return .part(index, ofElementOf: read(data.expression)) }
    return index == 0 ? .element(read(data.expression)) : .unknown
  }
}

extension Syntax {
  /// It is the parameter of a closure that a library hands an object which it has made for that:
  /// `NSBatchInsertRequest(entity: entity, managedObjectHandler: { object in … })`.
  var isNewObject: Bool {
    let call = ancestor(as: ClosureExprSyntax.self)?.callReceivingIt
    guard let callee = call?.calledExpression.as(DeclReferenceExprSyntax.self) else { return false }
    return LibraryEffects.handsNewObject(type: callee.baseName.text)
  }
}

extension FunctionCallExprSyntax {
  /// A call without a receiver may be one of a method of the collection.
  fileprivate var isInExtensionOfCollection: Bool {
    guard calledExpression.is(DeclReferenceExprSyntax.self) else { return false }
    return ancestor(as: ExtensionDeclSyntax.self)?.extendedStandardType != nil
  }
}

extension ClosureExprSyntax {
  /// The number of parameters that it declares, or of `$0` and `$1`; nil if it declares none, and has no `$1`.
  fileprivate var arity: Int? {
    switch signature?.parameterClause {
    case .simpleInput(let list): return list.count
    case .parameterClause(let clause): return clause.parameters.count
    case nil: return statements.tokens(viewMode: .sourceAccurate).contains { $0.text == "$1" } ? 2 : nil
    }
  }

  /// It declares parameters, or names some: `$0`.
  fileprivate var hasParameters: Bool {
    if signature?.parameterClause != nil { return true }
    return statements.tokens(viewMode: .sourceAccurate).contains { token in
      if case .dollarIdentifier = token.tokenKind { true } else { false }
    }
  }
}

extension ClosureExprSyntax {
  /// The property of the type around that it is assigned to: `handler = { item in … }`, `self.handler = { item in … }`.
  fileprivate var propertyAssignedIt: String? {
    guard let list = parent?.as(ExprListSyntax.self), list.count == 3, list.last?.id == ExprSyntax(self).id,
      list.dropFirst().first?.is(AssignmentExprSyntax.self) == true, let target = list.first
    else { return nil }
    if let member = target.as(MemberAccessExprSyntax.self) {
      return member.base?.isSelf == true ? member.declName.baseName.plainText : nil
    }
    guard let name = target.as(DeclReferenceExprSyntax.self)?.baseName.plainText,
      LocalBinding.visible(named: name, at: target) == nil
    else { return nil }
    return name
  }
}

extension ArgumentFact {
  init(label: String?, _ value: ExprSyntax, _ reader: ExpressionReader) {
    let clause = value.as(ClosureExprSyntax.self)?.signature?.parameterClause
    let parameters = clause?.as(ClosureParameterClauseSyntax.self)?.parameters
    self.init(
      label: label, value: reader.read(value),
      writesParameterTypes: parameters?.contains { $0.type != nil } == true)
  }
}

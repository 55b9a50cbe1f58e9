import SwiftSyntax

extension ExpressionReader {
  /// The value that an operator of a publisher or sequence passes to its closure: the result of the previous
  /// operator's closure, the output of a property's publisher, or an element of the sequence behind `.publisher`. Nil
  /// if unknown.
  ///
  /// ```swift
  /// $selection.compactMap { id -> Tab? in tab(id) }.filter { $0.isOpen }
  /// ```
  func readClosureInput(ofOperator name: String, on base: ExprSyntax) -> ExpressionFact? {
    LibraryEffects.handsOutput(name) ? readOutput(of: base) : nil
  }

  private func readOutput(of chain: ExprSyntax) -> ExpressionFact? {
    guard let call = chain.core.as(FunctionCallExprSyntax.self) else {
      let value = read(chain)
      if case .projection = value { return .output(of: value) }
      // `Sequence.publisher`
      if case .member(let sequence, "publisher") = value { return .element(sequence) }
      return nil
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else {
      return nil
    }
    let name = member.declName.baseName.text
    if LibraryEffects.passesOutput(name) { return readOutput(of: base) }
    guard LibraryEffects.mapsOutput(name), let closure = call.onlyClosure,
      let result = readResult(of: closure)
    else { return nil }
    return name.hasSuffix("ompactMap") ? .unwrapped(result) : result
  }

  private func readResult(of closure: ClosureExprSyntax) -> ExpressionFact? {
    if let written = closure.signature?.returnClause?.type { return .typed(TypeExpression(written)) }
    guard let result = readSingleExpression(closure.statements), result != .unknown else { return nil }
    return result
  }
}

extension ProjectIndex {
  /// The output type of a property's publisher; for a binding, the element type.
  func outputType(
    of projection: ExpressionFact, _ type: ResolvedType, in scope: LookupScope
  ) -> ResolvedType {
    guard case .projection(let base, let name) = projection else { return .unknown }
    let owners = base.map { self.type(of: $0, in: scope).unwrapped } ?? selfType(in: scope)
    let variables = owners.declarations.flatMap { self.variables(named: name, of: $0) }
    let isPublished = { (id: VariableID) in
      self[id].attributes.contains { $0.name.last == "Published" }
    }
    guard !variables.isEmpty, variables.allSatisfy(isPublished) else {
      return elementType(of: type, subscripted: false)
    }
    return type
  }
}

extension FunctionCallExprSyntax {
  fileprivate var onlyClosure: ClosureExprSyntax? {
    if let closure = trailingClosure { return arguments.isEmpty ? closure : nil }
    return arguments.count == 1 ? arguments.first?.expression.as(ClosureExprSyntax.self) : nil
  }
}

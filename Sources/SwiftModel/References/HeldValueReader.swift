package import SourceText
import SwiftSyntax

/// What code does with the values of variables or functions of a name.
package struct HeldValueUse: Sendable {
  package enum Kind: Sendable {
    /// They are given a value: `screen.model = Feed()`, `Screen(model: feed)`.
    case given(ExpressionFact)
    /// They are only asked which type their value has, or whether there is one: `screen.model as? Feed`.
    case asked
    case other
  }
  package let kind: Kind
  package let enclosingType: Int?
}

extension FactsReader {
  /// What a file does with the values of all variables of a name that are no local ones, or of all functions of the name.
  package static func heldValueUses(
    ofMembersNamed name: String, areFunctions: Bool, in source: SourceFile
  ) -> [HeldValueUse] {
    reparse(source, mentioning: [name, "_" + name]) { file in
      file.names(areFunctions ? [name] : [name, "$" + name, "_" + name]).compactMap { token in
        token.heldValueUse(ofFunction: areFunctions).map {
          HeldValueUse(kind: $0, enclosingType: file.enclosingType(of: token))
        }
      }
    }
  }
}

extension TokenSyntax {
  /// Nil where it names no variable, or declares one.
  fileprivate func heldValueUse(ofFunction isFunction: Bool) -> HeldValueUse.Kind? {
    if isFunction { return Reference(self)?.useOfResult }
    if let argument = parent?.as(LabeledExprSyntax.self) {
      return .given(ExpressionReader().read(argument.expression))
    }
    // `if let model`
    if let condition = parent?.parent?.as(OptionalBindingConditionSyntax.self) {
      return condition.initializer == nil ? .other : nil
    }
    guard let reference = Reference(self) else { return nil }
    if reference.isLocal || reference.call != nil { return nil }
    if reference.name.hasPrefix("$") { return reference.isAskedBySubscriber ? .asked : .other }
    guard !reference.name.hasPrefix("_"), !reference.isKeyPathComponent else { return .other }
    if let assignment = reference.assignment {
      let elements = Array(assignment.elements)
      return elements.count == 3 && elements[1].is(AssignmentExprSyntax.self)
        ? .given(ExpressionReader().read(elements[2])) : .other
    }
    return reference.expression.isOnlyAsked ? .asked : .other
  }
}

extension ExprSyntax {
  /// `x as? Feed`, `x is Feed`, `x == nil`
  fileprivate var isOnlyAsked: Bool {
    guard let elements = parent?.as(ExprListSyntax.self),
      let number = elements.firstIndexNumber(where: { $0.id == id })
    else { return false }
    let following = elements.dropFirst(number + 1)
    guard let operation = following.first else { return false }
    if operation.is(UnresolvedAsExprSyntax.self) || operation.is(UnresolvedIsExprSyntax.self) { return true }
    let comparison = operation.as(BinaryOperatorExprSyntax.self)?.operator.text
    return ["==", "!="].contains(comparison)
      && following.dropFirst().first?.is(NilLiteralExprSyntax.self) == true
  }
}

extension ExprSyntax {
  /// A function or a getter returns it, with a type that is written there.
  fileprivate var isReturned: Bool {
    let parent = outermost.parent
    let statement = parent?.is(ReturnStmtSyntax.self) == true ? parent?.parent : parent
    guard let block = statement?.as(CodeBlockItemSyntax.self)?.parent?.parent else { return false }
    return block.is(AccessorBlockSyntax.self) || block.parent?.is(AccessorDeclSyntax.self) == true
      || block.parent?.is(FunctionDeclSyntax.self) == true
  }
}

extension Reference {
  /// Of what a function gives; a function that is not called may be called by anyone.
  fileprivate var useOfResult: HeldValueUse.Kind? {
    if isLocal { return nil }
    guard let call = call.map(ExprSyntax.init) else { return .other }
    return call.isReturned || call.isOnlyAsked ? .asked : .other
  }
}

extension Reference {
  /// `$x.sink { value in … }`, whose closure only asks about the value.
  fileprivate var isAskedBySubscriber: Bool {
    guard let member = expression.parent?.as(MemberAccessExprSyntax.self), member.base?.id == expression.id,
      member.declName.baseName.text == "sink", let call = member.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == member.id, call.arguments.isEmpty, let closure = call.trailingClosure
    else { return false }
    let names = closure.valueNames
    return closure.statements.tokens(viewMode: .sourceAccurate).filter { names.contains($0.text) }.allSatisfy
    {
      Reference($0)?.expression.isOnlyAsked == true
    }
  }
}

extension ClosureExprSyntax {
  /// How it names its arguments.
  fileprivate var valueNames: Set<String> {
    switch signature?.parameterClause {
    case .simpleInput(let parameters): Set(parameters.map(\.name.text))
    case .parameterClause(let clause):
      Set(clause.parameters.map { ($0.secondName ?? $0.firstName).text })
    case nil: ["$0"]
    }
  }
}

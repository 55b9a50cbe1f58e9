import SwiftSyntax

// The code around a mention of a type of the old system.

extension TypeSyntax {
  /// An entry of a type's inheritance clause, or a part of a composition there.
  var isInheritedType: Bool {
    var current: Syntax? = parent
    while let node = current {
      if node.is(InheritedTypeSyntax.self) {
        return node.parent?.parent?.parent?.is(AssociatedTypeDeclSyntax.self) != true
      }
      let isTransparent =
        node.is(CompositionTypeElementSyntax.self) || node.is(CompositionTypeElementListSyntax.self)
        || node.is(CompositionTypeSyntax.self) || node.is(AttributedTypeSyntax.self)
      guard isTransparent else { return false }
      current = node.parent
    }
    return false
  }

  /// It is the base of a property's wrapper: `EnvironmentObject` in `@EnvironmentObject.Optional`.
  var nestsWrapperOfProperty: Bool {
    var name = Syntax(self)
    while let member = name.parent?.as(MemberTypeSyntax.self), member.baseType.id == name.id {
      name = Syntax(member)
    }
    guard name.id != id, let attribute = name.parent?.as(AttributeSyntax.self),
      let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self)
    else { return false }
    return variable.parent?.is(MemberBlockItemSyntax.self) == true
  }

  /// The other parts of the composition that it is a part of.
  var companions: [TypeExpression] {
    guard let element = parent?.as(CompositionTypeElementSyntax.self),
      let list = element.parent?.as(CompositionTypeElementListSyntax.self)
    else { return [] }
    return list.filter { $0.id != element.id }.map { TypeExpression($0.type) }
  }

  /// From the part before it in a composition to its end, or from its start to the part behind it; nil if it is no such
  /// part, or a comment stands there.
  var rangeInComposition: Range<Int>? {
    guard let element = parent?.as(CompositionTypeElementSyntax.self),
      let list = element.parent?.as(CompositionTypeElementListSyntax.self),
      let number = list.firstIndexNumber(where: { $0.id == element.id }), list.count > 1
    else { return nil }
    let elements = Array(list)
    let (first, second) = number > 0 ? (elements[number - 1], element) : (element, elements[1])
    let trivia = [
      first.type.trailingTrivia, first.ampersand?.leadingTrivia, first.ampersand?.trailingTrivia,
      second.leadingTrivia,
    ]
    guard trivia.allSatisfy({ $0?.contains(where: \.isComment) != true }) else { return nil }
    return number > 0
      ? first.type.byteRange.upperBound..<byteRange.upperBound
      : byteRange.lowerBound..<second.type.byteRange.lowerBound
  }

  /// The generic parameter that it bounds, if it stands directly in such a bound.
  var mentionPosition: TypeMention.Position {
    var current: Syntax? = parent
    while let node = current {
      if let position = node.boundPosition { return position }
      if let alias = node.parent?.as(TypeAliasDeclSyntax.self) { return .alias(name: alias.name.plainText) }
      let isTransparent =
        node.is(CompositionTypeElementSyntax.self) || node.is(CompositionTypeElementListSyntax.self)
        || node.is(CompositionTypeSyntax.self) || node.isInParenthesesAlone
      guard isTransparent else { return .other }
      current = node.parent
    }
    return .other
  }
}

extension Syntax {
  /// `(A & B)`, and what is between.
  fileprivate var isInParenthesesAlone: Bool {
    if let list = self.as(TupleTypeElementListSyntax.self) { return list.count == 1 }
    if let tuple = self.as(TupleTypeSyntax.self) { return tuple.elements.count == 1 }
    return self.as(TupleTypeElementSyntax.self).map { $0.firstName == nil } ?? false
  }
}

extension DeclReferenceExprSyntax {
  /// `Model` in `ObservedObject<Model>(…)`.
  var specializedArguments: [TypeExpression] {
    guard let specialization = parent?.as(GenericSpecializationExprSyntax.self) else { return [] }
    return TypeExpression.read(arguments: specialization.genericArgumentClause)
  }

  /// The object in `StateObject(wrappedValue: object)`.
  var wrappedValue: ExpressionFact? { initialization.map { ExpressionReader().read($0.object) } }

  /// `ObservedObject(wrappedValue: object).projectedValue` and the object, where a member of that is taken:
  /// `ObservedObject(wrappedValue: object).projectedValue.title`.
  var projection: (whole: Range<Int>, object: Range<Int>)? {
    guard let (call, object) = initialization, let member = call.parent?.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "projectedValue", member.base?.id == ExprSyntax(call).id,
      member.parent?.as(MemberAccessExprSyntax.self)?.base?.id == ExprSyntax(member).id,
      !member.hasInnerComments
    else { return nil }
    return (member.byteRange, object.byteRange)
  }

  private var initialization: (call: FunctionCallExprSyntax, object: ExprSyntax)? {
    var callee = Syntax(self)
    while let parent = callee.parent,
      parent.is(MemberAccessExprSyntax.self) || parent.is(GenericSpecializationExprSyntax.self)
    {
      callee = parent
    }
    guard let call = callee.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == callee.id,
      call.arguments.count == 1, let argument = call.arguments.first,
      ["wrappedValue", "initialValue"].contains(argument.label?.text ?? "")
    else { return nil }
    return (call, argument.expression)
  }

  /// The wrapper's name in `_x = Wrapper(wrappedValue: e)`, which the storage use covers.
  var isPartOfStorageInitialization: Bool {
    var expression = Syntax(self)
    while let parent = expression.parent,
      parent.is(MemberAccessExprSyntax.self) || parent.is(GenericSpecializationExprSyntax.self)
    {
      expression = parent
    }
    guard let call = expression.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == expression.id,
      let list = ExprSyntax(call).withEffects.parent?.as(ExprListSyntax.self), let target = list.first,
      list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return false }
    let name =
      target.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? target.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return name?.hasPrefix("_") == true
  }
}

extension ExprSyntax {
  /// With the `try` and `await` that stand before it.
  fileprivate var withEffects: ExprSyntax {
    if let node = parent?.as(TryExprSyntax.self), node.questionOrExclamationMark == nil {
      return ExprSyntax(node).withEffects
    }
    return parent?.as(AwaitExprSyntax.self).map { ExprSyntax($0).withEffects } ?? self
  }
}

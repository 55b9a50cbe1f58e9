import SwiftSyntax

// A view may show an object that existed before, but not yet one that was made where it is changed.

extension ExprSyntax {
  /// The root of the expression is a parameter of the enclosing function or initializer, or a type, as in
  /// `Store.shared`, so the object existed before. A member of an object under initialization may be new.
  var isGiven: Bool {
    guard let name = nameOfRoot?.baseName.plainText else { return false }
    return name.first?.isUppercase == true || parameter(named: name) != nil
  }

  /// Of the local constant or variable that it is, or that it is a member of.
  var localDeclaration: VariableDeclSyntax? {
    guard let root = nameOfRoot,
      let pattern = LocalBinding.visible(named: root.baseName.plainText, at: root)?.syntax,
      pattern.is(IdentifierPatternSyntax.self), pattern.parent?.is(PatternBindingSyntax.self) == true
    else { return nil }
    return pattern.ancestor(as: VariableDeclSyntax.self)
  }

  private var nameOfRoot: DeclReferenceExprSyntax? {
    var root = self
    while let base = root.as(MemberAccessExprSyntax.self)?.base
      ?? root.as(SubscriptCallExprSyntax.self)?.calledExpression
      ?? root.as(OptionalChainingExprSyntax.self)?.expression
    {
      root = base
    }
    return root.as(DeclReferenceExprSyntax.self)
  }

  /// The default value of the parameter that it names: of `clock` in `init(clock: Clock = Clock()) { clock.start() }`.
  var defaultOfParameter: ExpressionFact? {
    guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.plainText else { return nil }
    return (parameter(named: name)?.defaultValue?.value).map { ExpressionReader().read($0) }
  }

  /// Of the enclosing function or initializer, or of one around a local function.
  private func parameter(named name: String) -> FunctionParameterSyntax? {
    for around in sequence(first: Syntax(self), next: \.parent) {
      let clause =
        around.as(InitializerDeclSyntax.self)?.signature.parameterClause
        ?? around.as(FunctionDeclSyntax.self)?.signature.parameterClause
      let found = clause?.parameters.first { ($0.secondName ?? $0.firstName).plainText == name }
      if let found { return found }
    }
    return nil
  }
}

extension ExpressionFact {
  /// Reached through names, or through methods that return elements: an existing object, not one created here.
  package var isHeld: Bool {
    switch self {
    case .name, .selfReference: true
    case .member(let base, _), .subscripted(let base), .optionalChain(let base), .unwrapped(let base),
      .element(let base), .part(_, ofElementOf: let base):
      base.isHeld
    case .oneOf(let values): values.allSatisfy(\.isHeld)
    case .call(.member(let base, let method), _): LibraryEffects.picksElements(method) && base.isHeld
    default: false
    }
  }

  /// `context.coordinator`
  package var isCoordinator: Bool {
    if case .member(_, "coordinator") = self { true } else { false }
  }
}

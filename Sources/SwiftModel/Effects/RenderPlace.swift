import SwiftSyntax

/// The getter, function or initializer around some code, which runs while a view is made or may be called then.
struct RenderPlace {
  enum Kind {
    /// In a getter, or in a function that returns a view.
    case content
    /// It has no result, and has to be called first.
    case method
    /// In a function that returns no view, and has to be called while one is made.
    case function
    /// Its type has to be made then.
    case initializer
  }

  /// As a note names it.
  let member: String
  let kind: Kind
  /// In a getter or function that returns a view, or that SwiftUI calls for one.
  private(set) var givesView = false

  /// Its name, without parentheses.
  var name: String { String(member.prefix { $0 != "(" }) }

  /// Nil for code that may run later.
  static func around(_ node: Syntax) -> RenderPlace? {
    var current = node
    while let parent = current.parent {
      if let closure = parent.as(ClosureExprSyntax.self), !closure.surelyRunsNow { return nil }
      if let function = parent.as(FunctionDeclSyntax.self) {
        return RenderPlace(in: function)
      }
      if let initializer = parent.as(InitializerDeclSyntax.self) {
        let isAsync = initializer.signature.effectSpecifiers?.asyncSpecifier != nil
        return isAsync ? nil : RenderPlace(member: "init(…)", kind: .initializer)
      }
      if let accessor = parent.as(AccessorDeclSyntax.self), accessor.accessorSpecifier.text != "get" {
        return nil
      }
      if let variable = parent.as(VariableDeclSyntax.self),
        variable.parent?.is(MemberBlockItemSyntax.self) == true
      {
        guard let binding = variable.bindings.first, binding.accessorBlock != nil else { return nil }
        var place = RenderPlace(member: binding.pattern.writtenText, kind: .content)
        place.givesView = binding.typeAnnotation?.type.isView == true
        return place
      }
      if parent.is(MemberBlockItemSyntax.self) { return nil }
      current = parent
    }
    return nil
  }

  private init(member: String, kind: Kind) {
    self.member = member
    self.kind = kind
  }

  private init?(in function: FunctionDeclSyntax) {
    let signature = function.signature
    guard function.isMemberOrGlobal,
      signature.effectSpecifiers?.asyncSpecifier == nil
    else { return nil }
    let name = function.name.plainText
    if let result = signature.returnClause?.type {
      self.init(member: name + "(…)", kind: result.isView ? .content : .function)
      givesView = result.isView
    } else if function.updatesRepresentable {
      self.init(member: name + "(…)", kind: .content)
      givesView = true
    } else {
      self.init(member: name + "(…)", kind: .method)
    }
  }
}

extension FunctionDeclSyntax {
  /// It stands in no body.
  fileprivate var isMemberOrGlobal: Bool {
    if parent?.is(MemberBlockItemSyntax.self) == true { return true }
    for parent in sequence(first: Syntax(self), next: \.parent) {
      if parent.is(CodeBlockSyntax.self) || parent.is(ClosureExprSyntax.self)
        || parent.is(AccessorBlockSyntax.self)
      {
        return false
      }
    }
    return true
  }

  /// `updateUIView(_:context:)` and the like, whose reads are tracked.
  var updatesRepresentable: Bool {
    guard LibraryEffects.updatesRepresentable(name.plainText) else { return false }
    return signature.parameterClause.parameters.map { $0.firstName.text } == ["_", "context"]
  }
}

extension ClosureExprSyntax {
  /// The content of a container, or a closure that runs at once. Any other closure may be an action.
  fileprivate var surelyRunsNow: Bool {
    if isNonEscaping { return true }
    guard let call = parent?.as(FunctionCallExprSyntax.self), call.trailingClosure?.id == id,
      let container = call.calledExpression.as(DeclReferenceExprSyntax.self)
    else { return false }
    return LibraryEffects.runsContent(container.baseName.text)
  }
}

extension ExprSyntax {
  /// The root of the expression is a parameter of the enclosing function or initializer, or a type, as in
  /// `Store.shared`, so the object existed before. A member of an object under initialization may be new.
  var isGiven: Bool {
    var root = self
    while let base = root.as(MemberAccessExprSyntax.self)?.base
      ?? root.as(SubscriptCallExprSyntax.self)?.calledExpression
      ?? root.as(OptionalChainingExprSyntax.self)?.expression
    {
      root = base
    }
    guard let name = root.as(DeclReferenceExprSyntax.self)?.baseName.plainText else { return false }
    if name.first?.isUppercase == true { return true }
    for around in sequence(first: Syntax(self), next: \.parent) {
      let clause =
        around.as(InitializerDeclSyntax.self)?.signature.parameterClause
        ?? around.as(FunctionDeclSyntax.self)?.signature.parameterClause
      guard let clause else { continue }
      return clause.parameters.contains { ($0.secondName ?? $0.firstName).plainText == name }
    }
    return false
  }
}

extension ExpressionFact {
  /// Reached through names, or through methods that return elements: an existing object, not one created here. No view
  /// shows a new object yet.
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
}

import SwiftSyntax

/// Where a member is named, and whether that may be read while a view is made.
package enum RenderRead: Hashable, Sendable {
  /// In code that returns a view.
  case view
  /// In the getter of this name: it has to be read then.
  case getter(String)
  /// In a function, or in an initializer: it has to be called then.
  case function(FunctionName)
  /// In an action, a task, or asynchronous code.
  case elsewhere
}

extension RenderRead {
  /// Nil where the code runs elsewhere.
  init?(of node: Syntax) {
    for parent in sequence(first: node, next: \.parent).dropFirst() {
      switch parent.as(SyntaxEnum.self) {
      case .closureExpr(let closure):
        if closure.runsLater || closure.isAsync { return nil }
      case .functionDecl(let function):
        self.init(function.codePlace)
        return
      case .initializerDecl(let initializer):
        self.init(initializer.codePlace(in: parent.enclosingTypeName))
        return
      case .deinitializerDecl: return nil
      case .subscriptDecl:
        self = .view
        return
      case .accessorDecl(let accessor):
        if accessor.accessorSpecifier.text != "get" { return nil }
      case .variableDecl(let variable):
        if let read = RenderRead(in: variable) {
          self = read
          return
        }
        if variable.parent?.is(MemberBlockItemSyntax.self) == true { return nil }
      default: break
      }
    }
    return nil
  }

  private init?(_ place: CodePlace) {
    switch place {
    case .elsewhere: return nil
    case .view: self = .view
    case .function(let name), .method(let name), .initializer(let name): self = .function(name)
    }
  }

  /// Nil for a variable of a body without a getter, which stands where that does.
  private init?(in variable: VariableDeclSyntax) {
    guard let binding = variable.bindings.first else { return nil }
    if binding.accessorBlock == nil {
      guard let place = variable.codePlace(in: Syntax(variable).enclosingTypeName) else { return nil }
      self.init(place)
    } else if binding.typeAnnotation?.type.isView == true {
      self = .view
    } else {
      self = .getter(binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText ?? "")
    }
  }
}

extension Syntax {
  /// The last name of the innermost type that it is a member of.
  fileprivate var enclosingTypeName: String? {
    for parent in sequence(first: self, next: \.parent).dropFirst() {
      if let type = parent.asProtocol((any NamedDeclSyntax).self),
        parent.isProtocol((any DeclGroupSyntax).self)
      {
        return type.name.plainText
      }
      if let type = parent.as(ExtensionDeclSyntax.self) {
        return TypeExpression(type.extendedType).dottedName?.last
      }
    }
    return nil
  }
}

import SwiftSyntax

/// The getter, method or initializer around some code, which runs while a view is made or may be called then.
struct RenderPlace {
  let member: String
  /// It has to be called first.
  let isMethod: Bool
  /// Its type has to be made then.
  let isInitializer: Bool

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
        return isAsync ? nil : RenderPlace(member: "init(…)", isMethod: false, isInitializer: true)
      }
      if let accessor = parent.as(AccessorDeclSyntax.self), accessor.accessorSpecifier.text != "get" {
        return nil
      }
      if let variable = parent.as(VariableDeclSyntax.self),
        variable.parent?.is(MemberBlockItemSyntax.self) == true
      {
        guard let binding = variable.bindings.first, binding.accessorBlock != nil else { return nil }
        return RenderPlace(member: binding.pattern.trimmedDescription, isMethod: false)
      }
      if parent.is(MemberBlockItemSyntax.self) { return nil }
      current = parent
    }
    return nil
  }

  private init(member: String, isMethod: Bool, isInitializer: Bool = false) {
    self.member = member
    self.isMethod = isMethod
    self.isInitializer = isInitializer
  }

  private init?(in function: FunctionDeclSyntax) {
    let signature = function.signature
    guard function.parent?.is(MemberBlockItemSyntax.self) == true,
      signature.effectSpecifiers?.asyncSpecifier == nil
    else { return nil }
    let name = function.name.plainText
    if let result = signature.returnClause?.type {
      guard result.isView else { return nil }
      self.init(member: name + "(…)", isMethod: false)
    } else if function.updatesRepresentable {
      self.init(member: name + "(…)", isMethod: false)
    } else {
      self.init(member: name, isMethod: true)
    }
  }
}

extension FunctionDeclSyntax {
  /// `updateUIView(_:context:)` and the like: what they read is tracked.
  var updatesRepresentable: Bool {
    guard RepresentableUpdates.names.contains(name.plainText) else { return false }
    return signature.parameterClause.parameters.map { $0.firstName.text } == ["_", "context"]
  }
}

/// The methods that bring a view or controller of UIKit, AppKit or WatchKit up to date with what SwiftUI shows.
enum RepresentableUpdates {
  static let names: Set<String> = [
    "updateUIView", "updateUIViewController", "updateNSView", "updateNSViewController",
    "updateWKInterfaceObject",
  ]
}

extension ClosureExprSyntax {
  /// The content of a container, or what a sequence does with its elements. Any other closure may be an action.
  fileprivate var surelyRunsNow: Bool {
    guard let call = parent?.as(FunctionCallExprSyntax.self), call.trailingClosure?.id == id else {
      return false
    }
    if let container = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      return Self.containers.contains(container.baseName.text)
    }
    let method = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return method.map(Self.sequenceMethods.contains) == true
  }

  private static let containers: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow",
    "Group", "ForEach", "List", "Form", "Section", "ScrollView", "ScrollViewReader", "GeometryReader",
    "NavigationStack", "NavigationView", "TimelineView", "ViewThatFits", "ControlGroup", "GroupBox",
  ]
  private static let sequenceMethods: Set<String> = [
    "forEach", "map", "compactMap", "flatMap", "filter", "reduce", "contains", "first", "sorted",
  ]
}

extension ExprSyntax {
  /// Begins with a parameter of the initializer that it stands in, or with a type, as `Store.shared` does: it was there
  /// before what is being made. A member of that was made just now.
  var isThereBeforeInitializer: Bool {
    var root = self
    while let base = root.as(MemberAccessExprSyntax.self)?.base
      ?? root.as(SubscriptCallExprSyntax.self)?.calledExpression
      ?? root.as(OptionalChainingExprSyntax.self)?.expression
    {
      root = base
    }
    guard let name = root.as(DeclReferenceExprSyntax.self)?.baseName.plainText else { return false }
    if name.first?.isUppercase == true { return true }
    let initializer = sequence(first: Syntax(self), next: \.parent).lazy.compactMap {
      $0.as(InitializerDeclSyntax.self)
    }.first
    return initializer?.signature.parameterClause.parameters.contains {
      ($0.secondName ?? $0.firstName).plainText == name
    } ?? false
  }
}

extension ExpressionFact {
  /// Found through names alone: held by something, and not made here. What was made just now is shown by nothing yet.
  var isHeld: Bool {
    switch self {
    case .name, .selfReference: true
    case .member(let base, _), .subscripted(let base), .optionalChain(let base), .unwrapped(let base),
      .element(let base):
      base.isHeld
    default: false
    }
  }
}

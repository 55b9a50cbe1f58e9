import SwiftSyntax

/// The base of a component of a key path.
enum KeyPathRoot {
  /// A value, as an expression.
  case value(ExpressionFact)
  /// Certainly not of a type of the project.
  case foreign

  /// - Parameter name: the name in the component.
  init(of name: DeclReferenceExprSyntax) {
    guard let component = name.parent?.parent?.as(KeyPathComponentSyntax.self),
      let keyPath = component.parent?.parent?.as(KeyPathExprSyntax.self)
    else {
      self = .value(.unknown)
      return
    }
    let type = keyPath.root.map { TypeExpression($0) } ?? Self.impliedRoot(of: keyPath)
    let root = type.map(ExpressionFact.typed) ?? keyPath.appliedTo
    if root == nil, keyPath.isOfAppIntentsAlone {
      self = .foreign
    } else {
      let base = root ?? ExpressionReader().readRoot(of: keyPath)
      self = .value(Self.value(before: component, in: keyPath, from: base))
    }
  }

  private static func value(
    before component: KeyPathComponentSyntax, in keyPath: KeyPathExprSyntax, from root: ExpressionFact
  ) -> ExpressionFact {
    keyPath.components.prefix { $0.id != component.id }.reduce(root) { member($1, of: $0) }
  }

  private static func member(_ component: KeyPathComponentSyntax, of base: ExpressionFact) -> ExpressionFact {
    switch component.component {
    case .property(let property): .member(base, property.declName.baseName.plainText)
    case .optional: .optionalChain(base)
    case .subscript: .subscripted(base)
    default: .unknown
    }
  }

  /// The root that App Intents implies: the argument of `@IntentParameterDependency<Root>(\.$x)`, and the intent
  /// itself in a parameter summary.
  private static func impliedRoot(of keyPath: KeyPathExprSyntax) -> TypeExpression? {
    var current = Syntax(keyPath).parent
    while let node = current {
      if let attribute = node.as(AttributeSyntax.self) {
        guard let type = attribute.attributeName.as(IdentifierTypeSyntax.self),
          type.name.text == "IntentParameterDependency",
          let argument = type.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self)
        else { return nil }
        return TypeExpression(argument)
      }
      if let binding = node.as(PatternBindingSyntax.self), let type = binding.typeAnnotation?.type {
        let isSummary = type.writtenText.hasSuffix("ParameterSummary")
        return isSummary ? .name("Self") : nil
      }
      if node.is(MemberBlockItemSyntax.self) { return nil }
      current = node.parent
    }
    return nil
  }
}

extension ExprSyntax {
  /// It is, or has in it, a key path; not in a closure.
  var hasKeyPaths: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      guard token.tokenKind == .backslash, let keyPath = token.parent?.as(KeyPathExprSyntax.self) else {
        return false
      }
      let closure = keyPath.ancestor(as: ClosureExprSyntax.self)
      return closure.map { !byteRange.contains($0.byteRange.lowerBound) } ?? true
    }
  }
}

extension KeyPathExprSyntax {
  /// The names behind the root; nil where there are other components, such as `?` or a subscript.
  var properties: [String]? {
    let names = components.compactMap {
      $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.plainText
    }
    return names.count == components.count ? names : nil
  }

  /// The subscript that it is the argument of: `model[keyPath: \.count]`.
  private var application: SubscriptCallExprSyntax? { parent?.as(LabeledExprSyntax.self)?.applying }

  /// The subscripts that it is the argument of, also through a local constant: `let path = \Model.count; model[keyPath: path]`.
  var applications: [SubscriptCallExprSyntax] {
    if let application { return [application] }
    return (localHolder?.localUses ?? []).compactMap { $0.parent?.as(LabeledExprSyntax.self)?.applying }
  }

  /// Applied to an object that is observed, it registers a read, or announces a change: `access(keyPath: \.count)`,
  /// `withMutation(keyPath: \.count) { … }`.
  var registration: (call: FunctionCallExprSyntax, isChange: Bool)? {
    guard let (label, call) = argument, label == "keyPath" else { return nil }
    return switch call.calleeName {
    case "access": (call, false)
    case "withMutation": (call, true)
    default: nil
    }
  }

  /// `model` of `model[keyPath: \.count]` and of `assign(to: \.count, on: model)`.
  fileprivate var appliedTo: ExpressionFact? {
    if let application { return ExpressionReader().read(application.calledExpression) }
    if let registration { return registration.call.observedObject }
    guard let (label, call) = argument, label == "to", call.calleeName == "assign" else { return nil }
    return call.argument(labeled: "on")
  }

  /// The call that it is an argument of, and its label.
  private var argument: (label: String?, call: FunctionCallExprSyntax)? {
    guard let argument = parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return nil }
    return (argument.label?.text, call)
  }

  /// The file imports App Intents, whose key paths to `$x` have intents and entities as roots, and neither Combine nor
  /// SwiftUI.
  fileprivate var isOfAppIntentsAlone: Bool {
    guard let file = Syntax(self).root.as(SourceFileSyntax.self) else { return false }
    let imports = file.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.writtenText }
    return imports.contains("AppIntents") && !imports.contains { ["Combine", "SwiftUI"].contains($0) }
  }
}

extension FunctionCallExprSyntax {
  /// `model` of `model.access(keyPath: \.count)` and of `registrar.access(of: model, keyPath: \.count)`.
  fileprivate var observedObject: ExpressionFact {
    if let object = argument(labeled: "of") { return object }
    let receiver = calledExpression.as(MemberAccessExprSyntax.self)?.base
    return receiver.map { ExpressionReader().read($0) } ?? .selfReference
  }

  fileprivate func argument(labeled label: String) -> ExpressionFact? {
    arguments.first { $0.label?.text == label }.map { ExpressionReader().read($0.expression) }
  }
}

extension LabeledExprSyntax {
  /// The subscript that applies this as a key path.
  fileprivate var applying: SubscriptCallExprSyntax? {
    label?.text == "keyPath" ? parent?.parent?.as(SubscriptCallExprSyntax.self) : nil
  }
}

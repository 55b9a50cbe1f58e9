import SwiftSyntax

extension TypeExpression {
  /// Reads a type. A generic parameter of an enclosing function comes with its bounds, since it cannot be looked up
  /// from outside of the function.
  init(_ type: TypeSyntax) {
    self = Self.read(type)
  }

  private static func read(_ type: TypeSyntax) -> TypeExpression {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let node):
      let name = node.name.plainText
      if node.genericArgumentClause == nil, let parameter = functionGenericParameter(name, from: node) {
        return parameter
      }
      return .named([component(node.name, node.genericArgumentClause)])
    case .memberType(let node):
      let base = read(node.baseType)
      if node.name.text == "Type" || node.name.text == "Protocol" { return .metatype(base) }
      guard case .named(let components) = base else { return .unsupported(node.writtenText) }
      return .named(components + [component(node.name, node.genericArgumentClause)])
    case .optionalType(let node): return .optional(read(node.wrappedType))
    case .implicitlyUnwrappedOptionalType(let node): return .optional(read(node.wrappedType))
    case .arrayType(let node): return .array(read(node.element))
    case .dictionaryType(let node): return .dictionary(key: read(node.key), value: read(node.value))
    case .tupleType(let node):
      let elements = node.elements.map { read($0.type) }
      let labels = node.elements.map { $0.firstName.flatMap { $0.text == "_" ? nil : $0.plainText } }
      return elements.count == 1 ? elements[0] : .tuple(elements, labels: labels)
    case .functionType(let node):
      return .function(
        parameters: node.parameters.map { read($0.type) }, result: read(node.returnClause.type))
    case .someOrAnyType(let node):
      let constraint = read(node.constraint)
      if let function = node.functionWithOpaqueParameter {
        return .genericParameter(
          name: "some", bounds: constraint.boundParts, function: function.functionName)
      }
      return node.someOrAnySpecifier.text == "some" ? .opaque(constraint) : .existential(constraint)
    case .compositionType(let node): return .composition(node.elements.map { read($0.type) })
    case .metatypeType(let node): return .metatype(read(node.baseType))
    case .attributedType(let node): return read(node.baseType)
    default: return .unsupported(type.writtenText)
    }
  }

  static func component(_ name: TokenSyntax, _ arguments: GenericArgumentClauseSyntax?) -> Component {
    Component(name: name.plainText, arguments: arguments.map(read(arguments:)) ?? [])
  }

  static func read(arguments clause: GenericArgumentClauseSyntax) -> [TypeExpression] {
    clause.arguments.map { argument in
      if case .type(let type) = argument.argument { return read(type) }
      return .unsupported(argument.writtenText)
    }
  }

  private static func functionGenericParameter(
    _ name: String, from node: some SyntaxProtocol
  ) -> TypeExpression? {
    var current = node.parent
    // A bound may name the parameter that it bounds, as in `<Output: Publisher<Output>>`.
    var isInBound = false
    while let ancestor = current {
      let kind = ancestor.kind
      isInBound = isInBound || kind == .genericParameterClause || kind == .genericWhereClause
      if kind == .functionDecl || kind == .initializerDecl || kind == .subscriptDecl,
        let parameters = ancestor.functionGenericParameters,
        let parameter = parameters.parameters.first(where: { $0.name.plainText == name })
      {
        return .genericParameter(
          name: name, bounds: isInBound ? [] : bounds(of: parameter, in: ancestor),
          function: ancestor.functionName)
      }
      current = ancestor.parent
    }
    return nil
  }

  /// The bounds of a generic parameter of the function, initializer or subscript around a node.
  static func boundsOfFunctionParameter(_ name: String, from node: Syntax) -> [TypeExpression] {
    for ancestor in sequence(first: node, next: \.parent) {
      let parameters = ancestor.functionGenericParameters?.parameters
      guard let parameter = parameters?.first(where: { $0.name.plainText == name }) else { continue }
      return bounds(of: parameter, in: ancestor)
    }
    return []
  }

  private static func bounds(
    of parameter: GenericParameterSyntax, in declaration: Syntax
  ) -> [TypeExpression] {
    var bounds: [TypeExpression] = []
    if let inherited = parameter.inheritedType { bounds += read(inherited).boundParts }
    for requirement in declaration.genericWhereClause?.requirements ?? [] {
      if case .conformanceRequirement(let conformance) = requirement.requirement,
        conformance.leftType.isWritten(parameter.name.text)
      {
        bounds += read(conformance.rightType).boundParts
      }
    }
    return bounds
  }
}

extension SomeOrAnyTypeSyntax {
  /// The function, initializer or subscript that `some P` is an unnamed generic parameter of; nil for a result.
  var functionWithOpaqueParameter: Syntax? {
    guard someOrAnySpecifier.text == "some", let parameter = ancestor(as: FunctionParameterSyntax.self),
      parameter.type.byteRange.contains(byteRange.lowerBound)
    else { return nil }
    return sequence(first: Syntax(parameter), next: \.parent).first {
      [.functionDecl, .initializerDecl, .subscriptDecl].contains($0.kind)
    }
  }
}

extension Syntax {
  /// An initializer is called by the name of its type.
  fileprivate var functionName: String {
    if self.is(SubscriptDeclSyntax.self) { return "subscript" }
    return self.as(FunctionDeclSyntax.self)?.name.plainText ?? nameOfTypeAround ?? "init"
  }

  fileprivate var functionGenericParameters: GenericParameterClauseSyntax? {
    if let function = self.as(FunctionDeclSyntax.self) { return function.genericParameterClause }
    if let initializer = self.as(InitializerDeclSyntax.self) { return initializer.genericParameterClause }
    return self.as(SubscriptDeclSyntax.self)?.genericParameterClause
  }

  fileprivate var genericWhereClause: GenericWhereClauseSyntax? {
    if let function = self.as(FunctionDeclSyntax.self) { return function.genericWhereClause }
    if let initializer = self.as(InitializerDeclSyntax.self) { return initializer.genericWhereClause }
    return self.as(SubscriptDeclSyntax.self)?.genericWhereClause
  }
}

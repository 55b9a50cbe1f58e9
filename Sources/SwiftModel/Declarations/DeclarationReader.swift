import SwiftSyntax

/// Reads declarations and their parts into facts.
enum DeclarationReader {
  static func attributes(_ list: AttributeListSyntax) -> [AttributeFact] {
    list.flatMap { element -> [AttributeFact] in
      switch element {
      case .attribute(let attribute): return [self.attribute(attribute)].compactMap { $0 }
      case .ifConfigDecl(let conditional):
        return conditional.clauses.flatMap { clause -> [AttributeFact] in
          if case .attributes(let nested) = clause.elements { return attributes(nested) }
          return []
        }
      }
    }
  }

  static func attribute(_ node: AttributeSyntax) -> AttributeFact? {
    let (name, token, clause) = dottedName(node.attributeName)
    guard let token else { return nil }
    var arguments: ArgumentListFact?
    if case .argumentList(let list) = node.arguments, node.leftParen != nil, node.rightParen != nil {
      arguments = argumentList(list)
    }
    return AttributeFact(
      name: name, range: node.byteRange, nameRange: token.byteRange, arguments: arguments,
      genericArguments: clause.map { TypeExpression.read(arguments: $0) } ?? [],
      genericArgumentsRange: clause?.arguments.byteRange)
  }

  /// The dotted name of an attribute, without generic arguments; empty if it is not an identifier or member type.
  static func dottedName(of node: AttributeSyntax) -> [String] {
    let (name, token, _) = dottedName(node.attributeName)
    return token == nil ? [] : name
  }

  static func argumentList(_ list: LabeledExprListSyntax) -> ArgumentListFact {
    ArgumentListFact(
      arguments: list.map { argument in
        ArgumentListFact.Argument(
          label: argument.label?.plainText, range: argument.expression.byteRange,
          rangeWithTrivia: argument.expression.position
            .utf8Offset..<argument.expression.endPosition.utf8Offset,
          value: ExpressionReader().read(argument.expression))
      })
  }

  private static func dottedName(
    _ type: TypeSyntax
  ) -> ([String], TokenSyntax?, GenericArgumentClauseSyntax?) {
    if let identifier = type.as(IdentifierTypeSyntax.self) {
      return ([identifier.name.plainText], identifier.name, identifier.genericArgumentClause)
    }
    if let member = type.as(MemberTypeSyntax.self) {
      let base = dottedName(member.baseType).0
      return (base + [member.name.plainText], member.name, member.genericArgumentClause)
    }
    return ([], nil, nil)
  }

  static func modifiers(_ list: DeclModifierListSyntax) -> [ModifierFact] {
    list.map { modifier in
      ModifierFact(
        name: modifier.name.text, detail: modifier.detail?.detail.text, range: modifier.byteRange)
    }
  }

  static func genericParameters(_ clause: GenericParameterClauseSyntax?) -> [GenericParameterFact] {
    clause?.parameters.map { parameter in
      GenericParameterFact(
        name: parameter.name.plainText, bound: parameter.inheritedType.map { TypeExpression($0) })
    } ?? []
  }

  static func sameTypes(_ clause: GenericWhereClauseSyntax?) -> [SameTypeRequirementFact] {
    clause?.requirements.compactMap { requirement in
      guard case .sameTypeRequirement(let types) = requirement.requirement,
        case .type(let first) = types.leftType, case .type(let second) = types.rightType
      else { return nil }
      return SameTypeRequirementFact(first: side(first), second: side(second))
    } ?? []
  }

  /// `K.Value` of a generic parameter is written as a nested type.
  private static func side(_ type: TypeSyntax) -> TypeExpression {
    guard let member = type.as(MemberTypeSyntax.self), member.genericArgumentClause == nil,
      let base = member.baseType.as(IdentifierTypeSyntax.self), base.genericArgumentClause == nil
    else { return TypeExpression(type) }
    return .named([
      TypeExpression.Component(name: base.name.plainText),
      TypeExpression.Component(name: member.name.plainText),
    ])
  }

  static func requirements(_ clause: GenericWhereClauseSyntax?) -> [ConformanceRequirementFact] {
    clause?.requirements.compactMap { requirement in
      guard case .conformanceRequirement(let conformance) = requirement.requirement else { return nil }
      return ConformanceRequirementFact(
        subject: TypeExpression(conformance.leftType), bound: TypeExpression(conformance.rightType))
    } ?? []
  }

  static func inheritance(_ clause: InheritanceClauseSyntax?) -> InheritanceClauseFact? {
    guard let clause else { return nil }
    let previous = clause.colon.previousToken(viewMode: .sourceAccurate)
    return InheritanceClauseFact(
      previousTokenEnd: previous?.byteRange.upperBound ?? clause.colon.byteRange.lowerBound,
      colonRange: clause.colon.byteRange,
      entries: clause.inheritedTypes.map { entry in
        InheritedTypeFact(
          type: TypeExpression(entry.type), range: entry.type.byteRange,
          commaRange: entry.trailingComma?.byteRange)
      })
  }

  /// The variables of a declaration, one for each name in its patterns.
  static func variables(
    _ node: VariableDeclSyntax, accesses reader: MemberAccessReader?
  ) -> [VariableFact] {
    let ranges = node.bindings.map { binding in
      let range = binding.byteRange
      return range.lowerBound..<(binding.trailingComma?.byteRange.lowerBound ?? range.upperBound)
    }
    var facts: [VariableFact] = []
    for (index, binding) in node.bindings.enumerated() {
      for name in names(in: binding.pattern) {
        facts.append(
          variable(name, binding, index: index, bindingRanges: ranges, in: node, accesses: reader))
      }
    }
    return facts
  }

  private static func variable(
    _ name: TokenSyntax, _ binding: PatternBindingSyntax, index: Int, bindingRanges: [Range<Int>],
    in node: VariableDeclSyntax, accesses reader: MemberAccessReader?
  ) -> VariableFact {
    let isTuple = !binding.pattern.is(IdentifierPatternSyntax.self)
    // The type of `var a, b: Int` is that of both.
    let annotation =
      binding.typeAnnotation
      ?? followingAnnotation(after: index, in: node, hasValue: binding.initializer != nil)
    let accessors = Accessors(binding.accessorBlock)
    let attributes = attributes(node.attributes)
    let type = annotation.map { TypeExpression($0.type) } ?? attributes.lazy.compactMap(\.valueType).first
    return VariableFact(
      name: name.plainText, nameRange: name.byteRange, isBackticked: name.text.hasPrefix("`"),
      isLet: node.bindingSpecifier.tokenKind == .keyword(.let),
      attributes: attributes, modifiers: modifiers(node.modifiers),
      declarationRange: node.byteRange, specifierRange: node.bindingSpecifier.byteRange,
      bindingRanges: bindingRanges, bindingIndex: index, isTuplePattern: isTuple,
      type: isTuple ? nil : type,
      typeRange: binding.typeAnnotation?.type.byteRange,
      annotationRange: binding.typeAnnotation?.byteRange,
      initializer: isTuple
        ? name.parent?.as(IdentifierPatternSyntax.self).flatMap(ExpressionReader().readPart)
        : binding.initializer.map { ExpressionReader().read($0.value) },
      initializerArguments: attributes.isEmpty
        ? nil : binding.initializer.flatMap { ExpressionReader().arguments(of: $0.value) },
      initializerRange: binding.initializer?.byteRange,
      initializerValueRange: binding.initializer?.value.byteRange,
      isMadeOfKeyPaths: binding.initializer?.value.hasKeyPaths ?? false,
      isComputed: accessors.hasGetter, accessors: accessors.names,
      initAccessorStorage: accessors.initAccessorStorage,
      getterRanges: accessors.getterRanges, setterRanges: accessors.setterRanges,
      getterAccesses: reader.map { reader in accessors.getters.flatMap(reader.accesses(in:)) } ?? [],
      setterAccesses: reader.map { reader in accessors.setters.flatMap(reader.accesses(in:)) } ?? [],
      observerAccesses: reader.map { reader in accessors.observers.flatMap(reader.accesses(in:)) } ?? [],
      observers: binding.accessorBlock.flatMap(ObserversFact.init),
      isConditional: node.isConditionalMember, hasCommentInside: hasCommentInside(node, binding))
  }

  private static func hasCommentInside(_ node: VariableDeclSyntax, _ binding: PatternBindingSyntax) -> Bool {
    let beforeObservers = binding.accessorBlock?.leftBrace.previousToken(viewMode: .sourceAccurate)
    let tokens = node.modifiers.compactMap { $0.lastToken(viewMode: .sourceAccurate) } + [beforeObservers]
    return tokens.contains { token in
      token?.trailingTrivia.contains { piece in
        if case .lineComment = piece { return true }
        return false
      } == true
    }
  }

  private static func followingAnnotation(
    after index: Int, in node: VariableDeclSyntax, hasValue: Bool
  ) -> TypeAnnotationSyntax? {
    guard !hasValue else { return nil }
    for binding in node.bindings.dropFirst(index + 1) {
      if let annotation = binding.typeAnnotation { return annotation }
      if binding.initializer != nil { return nil }
    }
    return nil
  }

  private static func names(in pattern: PatternSyntax) -> [TokenSyntax] {
    if let identifier = pattern.as(IdentifierPatternSyntax.self) { return [identifier.identifier] }
    if let tuple = pattern.as(TuplePatternSyntax.self) {
      return tuple.elements.flatMap { names(in: $0.pattern) }
    }
    return []
  }
}

/// The accessors of one binding.
struct Accessors {
  var names: [String] = []
  var getters: [Syntax] = []
  var setters: [Syntax] = []
  var observers: [Syntax] = []
  var initAccessorStorage: [String] = []
  var getterRanges: [Range<Int>] = []
  var setterRanges: [Range<Int>] = []
  var hasGetter = false

  init(_ block: AccessorBlockSyntax?) {
    switch block?.accessors {
    case .getter(let statements):
      hasGetter = true
      getters = [Syntax(statements)]
      // Of a body that was left out there are no statements.
      getterRanges = [
        block.map { $0.leftBrace.byteRange.upperBound..<$0.rightBrace.byteRange.lowerBound }
          ?? statements.byteRange
      ]
    case .accessors(let list):
      for accessor in list { add(accessor) }
    case nil: break
    }
  }

  private mutating func add(_ accessor: AccessorDeclSyntax) {
    let name = accessor.accessorSpecifier.text
    names.append(name)
    if name == "init" { initAccessorStorage = accessor.attributes.storageRestrictions }
    if let body = accessor.body {
      if !Self.changing.contains(name) { getterRanges.append(body.byteRange) }
      if !accessor.onlyReads { setterRanges.append(body.byteRange) }
    }
    if name == "willSet" || name == "didSet" {
      observers += accessor.body.map { [Syntax($0)] } ?? []
      return
    }
    hasGetter = true
    guard let body = accessor.body else { return }
    if name == "get" || name == "_read" { getters.append(Syntax(body)) }
    if name == "set" || name == "_modify" { setters.append(Syntax(body)) }
  }

  // An accessor of another name may run in both cases.
  private static let changing: Set<String> = [
    "set", "_modify", "modify", "unsafeMutableAddress", "willSet", "didSet",
  ]
}

extension AccessorDeclSyntax {
  /// It runs for a read alone.
  var onlyReads: Bool { ["get", "_read", "read", "unsafeAddress"].contains(accessorSpecifier.text) }
}

extension SyntaxProtocol {
  /// It is inside `#if` within its member block or file.
  var isConditionalMember: Bool {
    var current = parent
    while let node = current {
      if node.is(IfConfigDeclSyntax.self) { return true }
      if node.is(MemberBlockSyntax.self) || node.is(CodeBlockSyntax.self) { return false }
      current = node.parent
    }
    return false
  }
}

extension AttributeListSyntax {
  /// The names in `@storageRestrictions(initializes: a, accesses: b)`.
  fileprivate var storageRestrictions: [String] {
    flatMap { element -> [String] in
      guard case .attribute(let attribute) = element,
        attribute.attributeName.isWritten("storageRestrictions"),
        let arguments = attribute.arguments
      else { return [] }
      return arguments.tokens(viewMode: .sourceAccurate).compactMap { token in
        guard case .identifier(let name) = token.tokenKind else { return nil }
        return ["initializes", "accesses"].contains(name) ? nil : name
      }
    }
  }
}

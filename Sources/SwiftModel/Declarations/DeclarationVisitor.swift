import SourceText
import SwiftSyntax

extension DeclarationRanges {
  /// The types of a file whose facts are not known. Found by keyword, without a walk through the tree.
  init(typesIn tree: SourceFileSyntax, of source: SourceFile) {
    let offsets = Self.keywords.flatMap(source.offsets).sorted()
    let types = zip(offsets, tree.tokens(at: offsets)).compactMap { offset, token -> Range<Int>? in
      guard let token,
        // A keyword in a comment before the token is none.
        token.positionAfterSkippingLeadingTrivia.utf8Offset == offset,
        let declaration = token.parent?.asProtocol((any DeclGroupSyntax).self),
        declaration.introducer.id == token.id
      else { return nil }
      return declaration.byteRange
    }
    self.init([], bodies: [], types: types)
  }

  private static let keywords = ["class", "struct", "enum", "actor", "protocol", "extension"]

  /// The index of the innermost type declaration around a node.
  func type(around node: some SyntaxProtocol) -> Int? { type(around: node.byteRange.lowerBound) }
}

/// Collects the declarations of one file. Overrides in subclasses have to visit the children.
class DeclarationVisitor: CodeVisitor {
  private(set) var imports: [ImportFact] = []
  final var types: [TypeFact] = []
  /// The byte ranges of the members of types outside of bodies, each before those in it.
  private(set) var members: [Range<Int>] = []
  private(set) var globalVariables: [VariableFact] = []
  private(set) var globalFunctions: [FunctionFact] = []
  private(set) var globalTypeAliases: [TypeAliasFact] = []
  private(set) var macroNames: [String] = []
  private(set) var conditionalClauses: [ConditionalClause] = []
  /// The index of the innermost type declaration around the current node.
  final var enclosingType: Int? { enclosing.last?.index }

  /// The type declarations around the current node, with the readers for their members' bodies.
  private var enclosing: [(index: Int, reader: MemberAccessReader?)] = []
  private var bodyDepth = 0
  private let readsMembers: Bool

  /// - Parameter readsMembers: whether members and globals are read, not types alone.
  init(readsMembers: Bool) {
    self.readsMembers = readsMembers
    super.init()
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(.class, node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(.struct, node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(.enum, node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(.actor, node) }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      .protocol, node, name: [node.name.plainText], nameNode: node.name, memberBlock: node.memberBlock,
      genericParameters: nil, whereClause: node.genericWhereClause, inheritance: node.inheritanceClause,
      attributes: node.attributes, modifiers: node.modifiers)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    return enter(
      .extension, node, name: node.nameOfExtendedType, nameNode: node.extendedType,
      memberBlock: node.memberBlock,
      genericParameters: nil, whereClause: node.genericWhereClause, inheritance: node.inheritanceClause,
      attributes: node.attributes, modifiers: node.modifiers)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  private func enter(
    _ kind: TypeFact.Kind, _ node: some NamedDeclSyntax & DeclGroupSyntax & WithGenericParametersSyntax
  ) -> SyntaxVisitorContinueKind {
    enter(
      kind, node, name: [node.name.plainText], nameNode: node.name, memberBlock: node.memberBlock,
      genericParameters: node.genericParameterClause, whereClause: node.genericWhereClause,
      inheritance: node.inheritanceClause, attributes: node.attributes, modifiers: node.modifiers)
  }

  private func enter(
    _ kind: TypeFact.Kind, _ node: some DeclSyntaxProtocol, name: [String], nameNode: some SyntaxProtocol,
    memberBlock: MemberBlockSyntax, genericParameters: GenericParameterClauseSyntax?,
    whereClause: GenericWhereClauseSyntax?, inheritance: InheritanceClauseSyntax?,
    attributes: AttributeListSyntax, modifiers: DeclModifierListSyntax
  ) -> SyntaxVisitorContinueKind {
    let index = types.count
    let block = memberBlock.byteRange
    types.append(
      TypeFact(
        kind: kind, name: name, nameRange: nameNode.byteRange,
        extendedType: node.as(ExtensionDeclSyntax.self)?.extendedStandardType, parent: enclosing.last?.index,
        isLocal: bodyDepth > 0, isConditional: node.isConditionalMember,
        isAbsentOnApplePlatforms: node.isAbsentOnApplePlatforms,
        attributes: DeclarationReader.attributes(attributes),
        modifiers: DeclarationReader.modifiers(modifiers),
        genericParameters: DeclarationReader.genericParameters(genericParameters),
        requirements: DeclarationReader.requirements(whereClause), isConstrained: whereClause != nil,
        inheritance: DeclarationReader.inheritance(inheritance), range: node.byteRange,
        memberBlockRange: block, hasMembers: !memberBlock.members.isEmpty))
    let reader: MemberAccessReader? =
      switch kind {
      case _ where !readsMembers: nil
      case .class: MemberAccessReader(names: memberBlock.memberNames, mayInherit: inheritance != nil)
      case .extension: MemberAccessReader(names: nil)
      // The `update()` of a `DynamicProperty` runs while a view is evaluated, and so do the functions that it calls.
      case .struct where inheritance?.mentionsDynamicProperty == true:
        MemberAccessReader(names: memberBlock.memberNames)
      default: nil
      }
    enclosing.append((index, reader))
    willEnterType()
    return .visitChildren
  }

  private func leave() {
    let (type, _) = enclosing.removeLast()
    willLeave(type: type)
  }

  /// Called before the members of a type are visited.
  func willEnterType() {}

  /// Called after the members of a type have been visited.
  ///
  /// - Parameter type: its index in `types`.
  func willLeave(type: Int) {}

  // MARK: Members and globals

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if readsMembers, bodyDepth == 0 { members.append(node.byteRange) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if readsMembers, node.isMemberOrGlobal {
      let variables = DeclarationReader.variables(node, accesses: enclosing.last?.reader)
      if let type = enclosing.last {
        types[type.index].variables += variables
      } else {
        globalVariables += variables
      }
    }
    return enterBody(of: node)
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isMemberOrGlobal { add(node, FunctionReader.function) }
    return enterBody(of: node)
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, FunctionReader.initializer)
    return enterBody(of: node)
  }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, FunctionReader.deinitializer)
    return enterBody(of: node)
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, FunctionReader.subscriptDeclaration)
    return enterBody(of: node)
  }
  // Statements at the top level of a file may hold local types too.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterBody(of: node) }

  override func visitPost(_ node: VariableDeclSyntax) { leaveBody(of: node) }
  override func visitPost(_ node: FunctionDeclSyntax) { leaveBody(of: node) }
  override func visitPost(_ node: InitializerDeclSyntax) { leaveBody(of: node) }
  override func visitPost(_ node: DeinitializerDeclSyntax) { leaveBody(of: node) }
  override func visitPost(_ node: SubscriptDeclSyntax) { leaveBody(of: node) }
  override func visitPost(_ node: ClosureExprSyntax) { leaveBody(of: node) }

  /// Types inside bodies are local, and so are the types nested in those.
  private func enterBody(of node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    bodyDepth += 1
    willEnterBody(of: Syntax(node))
    return .visitChildren
  }

  private func leaveBody(of node: some SyntaxProtocol) {
    willLeaveBody(of: Syntax(node))
    bodyDepth -= 1
  }

  /// Called before the children of a variable, a function or the like, or a closure are visited.
  func willEnterBody(of node: Syntax) {}

  /// Called after they have been visited.
  func willLeaveBody(of node: Syntax) {}

  private func add<Node>(_ node: Node, _ read: (Node, MemberAccessReader?) -> FunctionFact) {
    if readsMembers { add(read(node, enclosing.last?.reader)) }
  }

  private func add(_ function: FunctionFact) {
    if let type = enclosing.last {
      types[type.index].functions.append(function)
    } else {
      globalFunctions.append(function)
    }
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    let payload = node.parameterClause?.parameters.map { TypeExpression($0.type) } ?? []
    if let type = enclosing.last {
      types[type.index].enumCases.append(
        EnumCaseFact(
          name: node.name.plainText, payload: payload, nameRange: node.name.byteRange,
          rawValueRange: node.rawValue?.byteRange))
    }
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let fact = TypeAliasFact(
      name: node.name.plainText, type: TypeExpression(node.initializer.value), range: node.byteRange,
      parameters: node.genericParameterClause?.parameters.map(\.name.plainText) ?? [],
      modifiers: DeclarationReader.modifiers(node.modifiers))
    if bodyDepth > 0 { return .visitChildren }
    if let type = enclosing.last {
      types[type.index].typeAliases.append(fact)
    } else if !node.isAbsentOnApplePlatforms {
      globalTypeAliases.append(fact)
    }
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = enclosing.last {
      types[type.index].associatedTypes.append(
        GenericParameterFact(
          name: node.name.plainText,
          bound: node.inheritanceClause?.inheritedTypes.first.map { TypeExpression($0.type) }))
    }
    return .visitChildren
  }

  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    macroNames.append(node.name.plainText)
    return .visitChildren
  }

  // MARK: Imports and conditions

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if bodyDepth == 0 { conditionalClauses.append(ConditionalClause(node)) }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    imports.append(
      ImportFact(
        path: node.path.map(\.name.plainText),
        accessLevel: node.modifiers.first { AccessLevel(rawValue: $0.name.text) != nil }?.name.text,
        attributes: DeclarationReader.attributes(node.attributes).map { $0.name.joined(separator: ".") },
        range: node.byteRange, clause: node.ancestor(as: IfConfigClauseSyntax.self)?.byteRange,
        isScoped: node.importKindSpecifier != nil))
    return .skipChildren
  }
}

extension InheritanceClauseSyntax {
  fileprivate var mentionsDynamicProperty: Bool {
    inheritedTypes.contains { $0.type.writtenText.hasSuffix("DynamicProperty") }
  }
}

extension MemberBlockSyntax {
  /// The names of its variables and functions, also of those inside `#if`.
  var memberNames: Set<String> {
    var names: Set<String> = []
    members.forEachNode(skippingInside: Self.declarationsWithBodies) { node, kind in
      switch kind {
      case .functionDecl: names.insert(node.cast(FunctionDeclSyntax.self).name.plainText)
      case .variableDecl: names.formUnion(node.cast(VariableDeclSyntax.self).names)
      default: break
      }
    }
    return names
  }

  private static let declarationsWithBodies: [SyntaxKind] = [
    .variableDecl, .functionDecl, .initializerDecl, .classDecl, .structDecl, .enumDecl, .actorDecl,
  ]
}

extension VariableDeclSyntax {
  /// Without those of tuple patterns.
  fileprivate var names: [String] {
    bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText }
  }
}

package import SourceText
import SwiftSyntax

/// A call of a function or type by name, or its name with generic arguments, or a property wrapper on what is no member.
package struct NamedCallUse: Sendable {
  package let name: String
  package let arguments: [ExpressionFact]
  /// Of the arguments in parentheses, or as the reference names them; nil where nothing is said of them.
  package let labels: [String?]?
  /// What it is called on, where that is no type that it makes an instance of.
  package let receiver: ExpressionFact?
  /// Handed on to be called elsewhere: `models.forEach(show)`, `models.map(Box.init)`.
  package let isReference: Bool
  /// A reference that may be to something else than a function: `let work = show`, `models.forEach(screen.show)`.
  package let mayBeValue: Bool
  package let genericArguments: [TypeExpression]
  package let enclosingType: Int?
  /// Stands inside of the generic type that it names, or of an extension of it for all arguments: without arguments,
  /// the name stands for the type with its own parameters there.
  package let isInItsType: Bool
}

extension FactsReader {
  /// Every call of the named functions and types in a file. Only generic declarations that are bound by
  /// `ObservableObject` need it, so it is not part of every file's facts.
  package static func calls(of names: Set<String>, in source: SourceFile) -> [NamedCallUse] {
    let tree = parse(source, forMentionsOf: names)
    let visitor = CallVisitor(names: names, typeIndices: TypeIndices.all(in: tree, of: source))
    return LocalScopes.collected(from: tree) {
      visitor.walk(tree)
      return visitor.calls
    }
  }
}

extension FactsReader {
  /// The arguments with a label that a type is made with, where its name, behind no dot, and the label are written.
  package static func arguments(
    labeled label: String, whereMade type: String, in source: SourceFile
  ) -> [Range<Int>] {
    let offsets = source.offsets(of: type).filter { source.mayPass(label, behind: $0 + type.utf8.count) }
    if offsets.isEmpty { return [] }
    let visitor = MadeWithVisitor(type: type, label: label)
    visitor.walk(parse(source, for: offsets.map { $0..<$0 }))
    return visitor.arguments
  }
}

extension SourceFile {
  /// Whether `label:` stands in the parentheses behind a name, or behind `.init`.
  fileprivate func mayPass(_ label: String, behind offset: Int) -> Bool {
    var start = offset
    if bytes[start...].starts(with: ".init".utf8) { start += 5 }
    guard start < bytes.count, bytes[start] == UInt8(ascii: "(") else { return false }
    var depth = 0
    let end = bytes[start...].firstIndex { byte in
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      return depth == 0
    }
    return mentions(label, in: start..<(end ?? bytes.count)) { found in
      bytes[(found + label.utf8.count)...].first == UInt8(ascii: ":")
    }
  }
}

private final class MadeWithVisitor: SyntaxVisitor {
  private let type: String
  private let label: String
  private(set) var arguments: [Range<Int>] = []

  init(type: String, label: String) {
    self.type = type
    self.label = label
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    let made = member?.declName.baseName.text == "init" ? member?.base : node.calledExpression
    let name =
      made?.as(DeclReferenceExprSyntax.self)
      ?? made?.as(GenericSpecializationExprSyntax.self)?.expression.as(DeclReferenceExprSyntax.self)
    if name?.baseName.plainText == type {
      arguments += Array(node.arguments).filter { $0.label?.plainText == label }.map(\.expression.byteRange)
    }
    return .visitChildren
  }
}

extension FactsReader {
  /// Whether a file writes one of the named types other than in an inheritance clause.
  package static func mentionsAsType(_ name: String, in source: SourceFile) -> Bool {
    guard source.mentions(name) else { return false }
    let visitor = TypeMentionVisitor(name: name)
    visitor.walk(parse(source, forMentionsOf: [name]))
    return visitor.isFound
  }

  static func parse(_ source: SourceFile, forMentionsOf names: Set<String>) -> SourceFileSyntax {
    let offsets = names.flatMap(source.offsets).sorted()
    return parse(source, for: offsets.map { $0..<$0 })
  }
}

/// Where something of a name is assigned, or handed on to be: `name = …`, `copy.name = …`, `&name`.
package struct AssignmentUse: Sendable {
  package let offset: Int
  /// Without a base, or of `self`.
  package let isOwn: Bool
}

extension FactsReader {
  /// Every place of a file where something of a name is assigned.
  package static func assignments(of name: String, in source: SourceFile) -> [AssignmentUse] {
    let visitor = AssignmentVisitor(name: name)
    visitor.walk(parse(source, forMentionsOf: [name]))
    return visitor.uses
  }
}

extension FactsReader {
  /// Whether the code of a type in a file refers to something by a name.
  package static func refersInType(to name: String, in source: SourceFile) -> Bool {
    let visitor = ReferenceVisitor(name: name)
    visitor.walk(parse(source, forMentionsOf: [name]))
    return visitor.isFound
  }
}

private final class ReferenceVisitor: SyntaxVisitor {
  private let name: String
  private(set) var isFound = false

  init(name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.plainText == name, node.isInType { isFound = true }
    return .visitChildren
  }
}

extension SyntaxProtocol {
  fileprivate var isInType: Bool {
    sequence(first: Syntax(self), next: \.parent).contains { $0.is(MemberBlockSyntax.self) }
  }
}

private final class AssignmentVisitor: SyntaxVisitor {
  private let name: String
  private(set) var uses: [AssignmentUse] = []

  init(name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ExprListSyntax) -> SyntaxVisitorContinueKind {
    if let target = node.first, node.dropFirst().first?.isAssigningOperator == true { add(target) }
    return .visitChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    add(node.expression)
    return .visitChildren
  }

  private func add(_ target: ExprSyntax) {
    if let parts = target.as(TupleExprSyntax.self)?.elements {
      for part in parts { add(part.expression) }
      return
    }
    let member = target.as(MemberAccessExprSyntax.self)
    guard let assigned = target.as(DeclReferenceExprSyntax.self)?.baseName ?? member?.declName.baseName,
      assigned.plainText == name
    else { return }
    uses.append(
      AssignmentUse(
        offset: assigned.positionAfterSkippingLeadingTrivia.utf8Offset,
        isOwn: member.map { $0.base?.isSelf == true } ?? true))
  }
}

private final class TypeMentionVisitor: SyntaxVisitor {
  private let name: String
  private(set) var isFound = false

  init(name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.plainText == name { isFound = true }
    return .visitChildren
  }
}

private final class CallVisitor: SyntaxVisitor {
  private let names: Set<String>
  private let typeIndices: [SyntaxIdentifier: Int]
  private(set) var calls: [NamedCallUse] = []

  init(names: Set<String>, typeIndices: [SyntaxIdentifier: Int]) {
    self.names = names
    self.typeIndices = typeIndices
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = calledName(node.calledExpression), names.contains(name) else { return .visitChildren }
    var arguments = node.arguments.map { ExpressionReader().read($0.expression) }
    let closures = [node.trailingClosure].compactMap { $0 } + node.additionalTrailingClosures.map(\.closure)
    arguments += closures.map { ExpressionReader().read(ExprSyntax($0)) }
    add(
      name, arguments: arguments, labels: node.arguments.map { $0.label?.plainText },
      receiver: receiver(of: node.calledExpression),
      genericArguments: genericArguments(of: node.calledExpression), at: node)
    return .visitChildren
  }

  private func receiver(of callee: ExprSyntax) -> ExpressionFact? {
    let callee = callee.as(GenericSpecializationExprSyntax.self)?.expression ?? callee
    guard let member = callee.as(MemberAccessExprSyntax.self) else { return nil }
    return member.base.map { ExpressionReader().read($0) }
      ?? .implicitMember(member.declName.baseName.plainText)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if names.contains(node.name.plainText), let clause = node.genericArgumentClause {
      add(
        node.name.plainText, arguments: [], genericArguments: TypeExpression.read(arguments: clause), at: node
      )
    }
    return .visitChildren
  }

  /// On a local variable or a parameter; those of members are facts.
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard let fact = DeclarationReader.attribute(node), let name = fact.name.last, names.contains(name),
      let owner = node.parent?.parent, owner.parent?.is(MemberBlockItemSyntax.self) != true
    else { return .visitChildren }
    let binding = owner.as(VariableDeclSyntax.self)?.bindings.first
    let type = binding?.typeAnnotation?.type ?? owner.as(FunctionParameterSyntax.self)?.type
    let value = binding?.initializer.map { ExpressionReader().read($0.value) } ?? .unknown
    add(
      name, arguments: [type.map { .typed(TypeExpression($0)) } ?? value],
      genericArguments: fact.genericArguments, at: node)
    return .skipChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = referencedName(node.expression), names.contains(name),
      LocalBinding.visible(named: name, at: node) == nil
    {
      add(
        name, arguments: [.unknown], labels: node.expression.argumentNames, genericArguments: [], at: node,
        isReference: true)
    }
    return .visitChildren
  }

  /// Those that are no argument, or behind a dot.
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.plainText
    guard names.contains(name), node.parent?.is(KeyPathPropertyComponentSyntax.self) != true else {
      return .visitChildren
    }
    let member = node.parent?.as(MemberAccessExprSyntax.self).flatMap { $0.declName.id == node.id ? $0 : nil }
    let expression = member.map { ExprSyntax($0) } ?? ExprSyntax(node)
    let isArgument =
      expression.parent?.is(LabeledExprSyntax.self) == true && referencedName(expression) == name
    guard !isArgument, !expression.isCalledOrBase,
      member != nil || LocalBinding.visible(named: name, at: node) == nil
    else { return .visitChildren }
    add(
      name, arguments: [.unknown], labels: expression.argumentNames, receiver: receiver(of: expression),
      genericArguments: [], at: node, isReference: true, mayBeValue: true)
    return .visitChildren
  }

  private func referencedName(_ expression: ExprSyntax) -> String? {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.plainText { return name }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
    if base.isSelf { return member.declName.baseName.plainText }
    return member.declName.baseName.tokenKind == .keyword(.`init`) ? referencedName(base) : nil
  }

  private func add(
    _ name: String, arguments: [ExpressionFact], labels: [String?]? = nil, receiver: ExpressionFact? = nil,
    genericArguments: [TypeExpression], at node: some SyntaxProtocol, isReference: Bool = false,
    mayBeValue: Bool = false
  ) {
    calls.append(
      NamedCallUse(
        name: name, arguments: arguments, labels: labels, receiver: receiver, isReference: isReference,
        mayBeValue: mayBeValue, genericArguments: genericArguments,
        enclosingType: typeIndices.index(around: node),
        isInItsType: sequence(first: Syntax(node), next: \.parent).contains { $0.isGenericType(named: name) })
    )
  }

  private func calledName(_ callee: ExprSyntax) -> String? {
    if let specialization = callee.as(GenericSpecializationExprSyntax.self) {
      return calledName(specialization.expression)
    }
    if let member = callee.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName
      return name.tokenKind == .keyword(.`init`) ? member.base.flatMap(calledName) : name.plainText
    }
    return callee.as(DeclReferenceExprSyntax.self)?.baseName.plainText
  }

  private func genericArguments(of callee: ExprSyntax) -> [TypeExpression] {
    guard let specialization = callee.as(GenericSpecializationExprSyntax.self) else { return [] }
    return TypeExpression.read(arguments: specialization.genericArgumentClause)
  }
}

extension ExprSyntax {
  /// Called, or something of it is asked for.
  fileprivate var isCalledOrBase: Bool {
    switch parent?.as(SyntaxEnum.self) {
    case .functionCallExpr, .genericSpecializationExpr, .optionalChainingExpr, .forceUnwrapExpr,
      .subscriptCallExpr:
      true
    case .memberAccessExpr(let member): member.base?.id == id
    default: false
    }
  }

  /// `show(_:with:)`
  fileprivate var argumentNames: [String?]? {
    let name = self.as(DeclReferenceExprSyntax.self) ?? self.as(MemberAccessExprSyntax.self)?.declName
    return name?.argumentNames?.arguments.map { $0.name.text == "_" ? nil : $0.name.plainText }
  }
}

extension Syntax {
  /// A generic type of a name, or an extension of one that fixes none of its parameters.
  fileprivate func isGenericType(named name: String) -> Bool {
    switch self.as(SyntaxEnum.self) {
    case .classDecl(let node): return node.name.plainText == name && node.genericParameterClause != nil
    case .structDecl(let node): return node.name.plainText == name && node.genericParameterClause != nil
    case .enumDecl(let node): return node.name.plainText == name && node.genericParameterClause != nil
    case .actorDecl(let node): return node.name.plainText == name && node.genericParameterClause != nil
    case .extensionDecl(let node):
      let extended =
        node.extendedType.as(IdentifierTypeSyntax.self).map { ($0.name, $0.genericArgumentClause) }
        ?? node.extendedType.as(MemberTypeSyntax.self).map { ($0.name, $0.genericArgumentClause) }
      guard let (extendedName, arguments) = extended, arguments == nil else { return false }
      let fixesParameter = node.genericWhereClause?.requirements.contains { requirement in
        if case .conformanceRequirement = requirement.requirement { return false }
        return true
      }
      return extendedName.plainText == name && fixesParameter != true
    default: return false
    }
  }
}

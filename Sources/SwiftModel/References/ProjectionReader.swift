import SwiftSyntax

/// Reads one mention of `$name`, also written as `_name.projectedValue`.
struct ProjectionReader {
  private let node: DeclReferenceExprSyntax
  private let name: String
  private let enclosingType: Int?
  private let namesSubjects: Bool

  /// - Parameters:
  ///   - node: `$name`, or `_name` with `.projectedValue` behind it.
  ///   - namesSubjects: the result of `namesSubjects(_:)` for the file.
  init(_ node: DeclReferenceExprSyntax, name: String, enclosingType: Int?, namesSubjects: Bool) {
    self.node = node
    self.name = name
    self.enclosingType = enclosingType
    self.namesSubjects = namesSubjects
  }

  /// Whether a name in a file may end like those of subjects, so that a subject may be used there.
  static func namesSubjects(_ bytes: [UInt8]) -> Bool {
    let ending = Array(ProjectionUse.subjectName(for: "").utf8)
    return bytes.indices.contains { start in
      bytes[start] == ending[0] && bytes[start...].starts(with: ending)
    }
  }

  /// Nil where the name belongs to a local declaration.
  func read() -> ProjectionUse? {
    if node.parent?.is(KeyPathPropertyComponentSyntax.self) == true {
      guard case .value(let base) = KeyPathRoot(of: node) else { return nil }
      return use(base: base, expression: ExprSyntax(node), isKeyPath: true, isShadowed: false)
    }
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      let base = member.base.map { ExpressionReader().read($0) } ?? .unknown
      return use(base: base, expression: ExprSyntax(member), isKeyPath: false, isShadowed: false)
    }
    if LocalBinding.visible(named: node.baseName.plainText, at: node) != nil { return nil }
    let local = LocalBinding.visible(named: name, at: node)
    if local?.isWrapped == true { return nil }
    return use(base: nil, expression: ExprSyntax(node), isKeyPath: false, isShadowed: local != nil)
  }

  private func use(
    base: ExpressionFact?, expression named: ExprSyntax, isKeyPath: Bool, isShadowed: Bool
  ) -> ProjectionUse {
    let storage = named.projectedStorage
    let expression = storage ?? named
    let start = node.baseName.byteRange.lowerBound
    return ProjectionUse(
      name: name, base: base, enclosingType: enclosingType, range: expression.byteRange,
      nameRange: storage.map { start..<$0.byteRange.upperBound } ?? node.baseName.byteRange,
      isOfStorage: storage != nil, continuation: expression.projectionContinuation,
      isKeyPath: isKeyPath, isShadowed: isShadowed,
      isArgument: expression.parent?.parent?.parent?.is(FunctionCallExprSyntax.self) == true
        && expression.parent?.is(LabeledExprSyntax.self) == true,
      publisherRole: isKeyPath
        ? PublisherRoleReader.role(ofKeyPathTo: node) : PublisherRoleReader.role(of: expression),
      hidesSubject: base == nil && namesSubjects
        && LocalBinding.visible(named: ProjectionUse.subjectName(for: name), at: node) != nil,
      builder: BuilderBodyFact(enclosing: node))
  }
}

extension DeclReferenceExprSyntax {
  /// `_name` of `_name.projectedValue` and of `self._name.projectedValue`
  var isProjectedStorage: Bool {
    let member = parent?.as(MemberAccessExprSyntax.self)
    let named = member?.declName.id == id ? member.map(ExprSyntax.init) : ExprSyntax(self)
    return named?.projectedStorage != nil
  }
}

extension ExprSyntax {
  /// `_name.projectedValue` around `_name`; nil for anything else.
  fileprivate var projectedStorage: ExprSyntax? {
    let name = self.as(DeclReferenceExprSyntax.self) ?? self.as(MemberAccessExprSyntax.self)?.declName
    guard name?.baseName.text.hasPrefix("_") == true, let member = parent?.as(MemberAccessExprSyntax.self),
      member.base?.id == id, member.declName.baseName.text == "projectedValue"
    else { return nil }
    return ExprSyntax(member)
  }

  fileprivate var projectionContinuation: ProjectionContinuation {
    if let member = parent?.as(MemberAccessExprSyntax.self), member.base?.id == id {
      return .member(member.declName.baseName.plainText)
    }
    if let subscriptCall = parent?.as(SubscriptCallExprSyntax.self), subscriptCall.calledExpression.id == id {
      return .subscripted
    }
    return .whole
  }
}

extension BuilderBodyFact {
  /// The builder body of the member declaration around a node, where a statement can be put on a line of its
  /// own before the first one.
  init?(enclosing node: some SyntaxProtocol) {
    guard let (declaration, statements) = Self.memberBody(around: node), let first = statements.first,
      first.leadingTrivia.contains(where: \.isNewline)
    else { return nil }
    let attributes: AttributeListSyntax
    let name: String
    var parameterType: String?
    if let function = declaration.as(FunctionDeclSyntax.self) {
      (attributes, name) = (function.attributes, function.name.plainText)
      parameterType = function.signature.parameterClause.parameters.first?.type.writtenText
    } else if let variable = declaration.as(VariableDeclSyntax.self),
      let pattern = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
    {
      (attributes, name) = (variable.attributes, pattern.identifier.plainText)
    } else {
      return nil
    }
    self.init(
      firstStatement: first.startBelowBrace.utf8Offset, declarationName: name,
      hasBuilderAttribute: attributes.hasBuilder, isFunction: declaration.is(FunctionDeclSyntax.self),
      parameterType: parameterType, declaredNames: statements.declaredNames)
  }

  private static func memberBody(
    around node: some SyntaxProtocol
  ) -> (declaration: Syntax, statements: CodeBlockItemListSyntax)? {
    var current = Syntax(node)
    var outermostStatements: CodeBlockItemListSyntax?
    while let parent = current.parent {
      if let list = parent.as(CodeBlockItemListSyntax.self), list.parent?.isDeclarationBody == true {
        outermostStatements = list
      }
      if parent.is(MemberBlockItemSyntax.self) {
        return outermostStatements.map { (current, $0) }
      }
      current = parent
    }
    return nil
  }
}

extension Syntax {
  /// A code block or getter that belongs to a declaration, not to a statement or closure.
  fileprivate var isDeclarationBody: Bool {
    if self.is(AccessorBlockSyntax.self) { return true }
    guard self.is(CodeBlockSyntax.self), let owner = parent else { return false }
    if let accessor = owner.as(AccessorDeclSyntax.self) { return accessor.accessorSpecifier.text == "get" }
    return owner.is(FunctionDeclSyntax.self)
  }
}

extension CodeBlockItemListSyntax {
  /// The names of the variables and functions that its statements declare, in branches of `#if` too.
  fileprivate var declaredNames: Set<String> {
    var names: Set<String> = []
    for item in self {
      guard case .decl(let declaration) = item.item else { continue }
      if let variable = declaration.as(VariableDeclSyntax.self) {
        for token in variable.bindings.tokens(viewMode: .sourceAccurate)
        where token.parent?.is(IdentifierPatternSyntax.self) == true {
          names.insert(token.plainText)
        }
      } else if let function = declaration.as(FunctionDeclSyntax.self) {
        names.insert(function.name.plainText)
      } else if let conditional = declaration.as(IfConfigDeclSyntax.self) {
        for clause in conditional.clauses {
          if case .statements(let statements) = clause.elements { names.formUnion(statements.declaredNames) }
        }
      }
    }
    return names
  }
}

extension AttributeListSyntax {
  /// `@ViewBuilder` and the like, by its name.
  var hasBuilder: Bool {
    contains { element in
      guard case .attribute(let attribute) = element else { return false }
      return attribute.attributeName.writtenText.hasSuffix("Builder")
    }
  }
}

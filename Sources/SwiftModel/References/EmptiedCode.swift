import SwiftSyntax

/// The code of a type that does nothing without the subscriptions that forward changes, so that it goes with all of them.
package struct EmptiedCode: Hashable, Sendable {
  /// The forwarding statements, in source order: the rest goes only where each of them does.
  package fileprivate(set) var subscriptions: [Range<Int>] = []
  /// Calls of functions that go; local sets, and their assignments to properties that go.
  package fileprivate(set) var statements: [Range<Int>] = []
  /// Local sets that are assigned to a property with other uses, which is assigned `[]` instead.
  package fileprivate(set) var emptySets: [Range<Int>] = []
  /// Private functions that would be empty, and private properties that a local set is assigned to.
  package fileprivate(set) var declarations: [Range<Int>] = []
  /// The names of these properties.
  package fileprivate(set) var properties: [String] = []
  /// As `SendStatement.emptiedObserver`.
  package fileprivate(set) var observers: [Range<Int>] = []
  /// `init()` of a class, without modifiers, that would be empty.
  package fileprivate(set) var initializer: Range<Int>?
}

/// Follows what is left empty: a function with its calls, an observer with its braces, a local set with the property that
/// it is assigned to.
struct EmptiedCodeReader {
  private let type: Syntax
  /// The statement that forwards what a publisher sends.
  private let statement: (DeclReferenceExprSyntax) -> CodeBlockItemSyntax?
  /// The observer that does nothing else.
  private let observer: (CodeBlockItemListSyntax) -> Range<Int>?
  private var code = EmptiedCode()
  private var removed: Set<SyntaxIdentifier> = []

  /// - Parameter item: a forwarding statement.
  static func read(
    around item: CodeBlockItemSyntax, statement: @escaping (DeclReferenceExprSyntax) -> CodeBlockItemSyntax?,
    observer: @escaping (CodeBlockItemListSyntax) -> Range<Int>?
  ) -> EmptiedCode? {
    guard let type = Syntax(item).enclosingTypeDeclaration else { return nil }
    var reader = EmptiedCodeReader(type: type, statement: statement, observer: observer)
    reader.read()
    return reader.code
  }

  private init(
    type: Syntax, statement: @escaping (DeclReferenceExprSyntax) -> CodeBlockItemSyntax?,
    observer: @escaping (CodeBlockItemListSyntax) -> Range<Int>?
  ) {
    (self.type, self.statement, self.observer) = (type, statement, observer)
  }

  private mutating func read() {
    let uses = type.nodes(of: DeclReferenceExprSyntax.self).filter {
      $0.baseName.text == "objectWillChange" && Syntax($0).enclosingTypeDeclaration?.id == type.id
    }
    let items = uses.compactMap { statement($0) }
    var lists: [CodeBlockItemListSyntax] = []
    for item in items where removed.insert(item.id).inserted {
      code.subscriptions.append(item.byteRange)
      if let list = item.parent?.as(CodeBlockItemListSyntax.self) { lists.append(list) }
    }
    for item in items { item.nameOfSet.map { removeLocalSet(named: $0, for: item, of: items) } }
    while let list = lists.popLast() { lists += follow(list) }
  }

  /// - Returns: the statements around the calls that go now.
  private mutating func follow(_ list: CodeBlockItemListSyntax) -> [CodeBlockItemListSyntax] {
    guard list.allSatisfy({ removed.contains($0.id) }), let owner = list.parent?.parent,
      !owner.hasInnerComments, !owner.hasCommentsAbove
    else { return [] }
    if let observer = observer(list) {
      if !code.observers.contains(observer) { code.observers.append(observer) }
      return []
    }
    guard owner.isPlainMember(of: type) else { return [] }
    if let initializer = owner.as(InitializerDeclSyntax.self) {
      if initializer.isPlain { code.initializer = initializer.byteRange }
      return []
    }
    guard let function = owner.as(FunctionDeclSyntax.self), function.isPlainAndPrivate,
      !code.declarations.contains(function.byteRange), let calls = calls(of: function)
    else { return [] }
    code.declarations.append(function.byteRange)
    for call in calls where removed.insert(call.id).inserted { code.statements.append(call.byteRange) }
    return calls.compactMap { $0.parent?.as(CodeBlockItemListSyntax.self) }
  }

  /// Nil where a mention is anything but a call as a statement, or where that leaves an empty block.
  private func calls(of function: FunctionDeclSyntax) -> [CodeBlockItemSyntax]? {
    let name = function.name.plainText
    var calls: [CodeBlockItemSyntax] = []
    for token in function.root.tokens(viewMode: .sourceAccurate)
    where token.plainText == name && token.id != function.name.id {
      guard let call = token.callOnSelf, let item = call.parent?.as(CodeBlockItemSyntax.self),
        Syntax(item).enclosingTypeDeclaration?.declaredName == type.declaredName, !item.hasInnerComments,
        let list = item.parent?.as(CodeBlockItemListSyntax.self),
        list.contains(where: { !removed.contains($0.id) && $0.id != item.id }) || list.isBodyOfMember
      else { return nil }
      calls.append(item)
    }
    return calls
  }

  /// `var c = Set<AnyCancellable>()` and `cancellables = c` around statements that store in it.
  private mutating func removeLocalSet(
    named name: String, for item: CodeBlockItemSyntax, of items: [CodeBlockItemSyntax]
  ) {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.isBodyOfMember,
      let declaration = list.first(where: { $0.isEmptySet(named: name) }),
      !removed.contains(declaration.id), !declaration.hasInnerComments
    else { return }
    let stored = items.count { $0.nameOfSet == name && $0.parent?.id == list.id }
    let mentions = list.tokens(viewMode: .sourceAccurate).count { $0.plainText == name }
    guard let (assignment, target, value) = list.lazy.compactMap({ $0.assignment(of: name) }).first,
      mentions == stored + 2, !assignment.hasInnerComments
    else { return }
    removed.insert(declaration.id)
    code.statements.append(declaration.byteRange)
    guard let property = property(assignedOnlyAt: target) else {
      code.emptySets.append(value.byteRange)
      return
    }
    removed.insert(assignment.id)
    code.statements.append(assignment.byteRange)
    code.declarations.append(property.byteRange)
    code.properties.append(target.plainText)
  }

  private func property(assignedOnlyAt target: TokenSyntax) -> VariableDeclSyntax? {
    let name = target.plainText
    let others = target.root.tokens(viewMode: .sourceAccurate).filter {
      $0.plainText == name && $0.id != target.id
    }
    guard others.count == 1, let other = others.first,
      let property = other.parent?.parent?.parent?.parent?.as(VariableDeclSyntax.self),
      other.parent?.is(IdentifierPatternSyntax.self) == true,
      property.bindings.count == 1, property.bindings.first?.accessorBlock == nil,
      property.attributes.isEmpty, property.modifiers.isOnlyPrivate, Syntax(property).isPlainMember(of: type),
      !property.hasInnerComments, !property.hasCommentsAbove
    else { return nil }
    return property
  }
}

extension SyntaxProtocol {
  /// A comment stands before it, or behind it on its line, and would go with it.
  fileprivate var hasCommentsAbove: Bool {
    (leadingTrivia.pieces + trailingTrivia.pieces).contains { $0.isComment }
  }
}

extension Syntax {
  fileprivate var enclosingTypeDeclaration: Syntax? {
    var current = parent
    while let node = current {
      if node.isProtocol((any DeclGroupSyntax).self) { return node }
      current = node.parent
    }
    return nil
  }

  fileprivate var declaredName: String? {
    self.as(ClassDeclSyntax.self)?.name.plainText
      ?? self.as(ExtensionDeclSyntax.self)?.extendedType.writtenText
  }

  /// A member outside of conditional compilation.
  fileprivate func isPlainMember(of type: Syntax) -> Bool {
    parent?.is(MemberBlockItemSyntax.self) == true
      && parent?.parent?.parent?.is(MemberBlockSyntax.self) == true
      && parent?.parent?.parent?.parent?.id == type.id
  }
}

extension DeclModifierListSyntax {
  fileprivate var isOnlyPrivate: Bool {
    count == 1 && first?.detail == nil
      && (first?.name.text == "private" || first?.name.text == "fileprivate")
  }
}

extension InitializerDeclSyntax {
  /// `init()` of a class, as isolated and accessible as an implicit one.
  fileprivate var isPlain: Bool {
    parent?.parent?.parent?.parent?.is(ClassDeclSyntax.self) == true && attributes.isEmpty
      && modifiers.isEmpty && optionalMark == nil && genericParameterClause == nil
      && genericWhereClause == nil && signature.parameterClause.parameters.isEmpty
      && signature.effectSpecifiers == nil
  }
}

extension FunctionDeclSyntax {
  fileprivate var isPlainAndPrivate: Bool {
    attributes.isEmpty && modifiers.isOnlyPrivate && genericParameterClause == nil
      && signature.parameterClause.parameters.isEmpty && signature.effectSpecifiers == nil
      && signature.returnClause == nil
  }
}

extension CodeBlockItemListSyntax {
  /// The statements of a function, initializer, accessor or deinitializer.
  fileprivate var isBodyOfMember: Bool { isFunctionBody && parent?.is(ClosureExprSyntax.self) == false }
}

extension CodeBlockItemSyntax {
  /// The `c` of `.store(in: &c)`.
  fileprivate var nameOfSet: String? {
    nodes(of: InOutExprSyntax.self).last?.expression.as(DeclReferenceExprSyntax.self)?.baseName.plainText
  }

  fileprivate func isEmptySet(named name: String) -> Bool {
    guard case .decl(let declaration) = item, let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindings.count == 1, let binding = variable.bindings.first,
      binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText == name
    else { return false }
    let value = binding.initializer?.value
    return value?.isWritten("Set<AnyCancellable>()") == true
      || value?.isWritten("[]") == true
        && binding.typeAnnotation?.type.isWritten("Set<AnyCancellable>") == true
  }

  /// `cancellables = c`, also of `self`.
  fileprivate func assignment(
    of name: String
  ) -> (item: CodeBlockItemSyntax, target: TokenSyntax, value: ExprSyntax)? {
    guard case .expr(let expression) = item, let parts = expression.as(SequenceExprSyntax.self)?.elements,
      parts.count == 3, let target = parts.first, let value = parts.last, value.isWritten(name),
      parts.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return nil }
    if let own = target.as(DeclReferenceExprSyntax.self) { return (self, own.baseName, value) }
    guard let member = target.as(MemberAccessExprSyntax.self), member.base?.isSelf == true else { return nil }
    return (self, member.declName.baseName, value)
  }
}

extension TokenSyntax {
  /// `name()`, also on `self` or `self?`, where this is the name.
  fileprivate var callOnSelf: FunctionCallExprSyntax? {
    guard let name = parent?.as(DeclReferenceExprSyntax.self) else { return nil }
    var callee = ExprSyntax(name)
    if let member = name.parent?.as(MemberAccessExprSyntax.self) {
      let base = member.base?.as(OptionalChainingExprSyntax.self)?.expression ?? member.base
      guard base?.isSelf == true else { return nil }
      callee = ExprSyntax(member)
    }
    guard let call = callee.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == callee.id,
      call.arguments.isEmpty, call.trailingClosure == nil
    else { return nil }
    return call
  }
}

import SwiftSyntax

/// Reads one mention of `_name`.
struct StorageUseReader {
  private let node: DeclReferenceExprSyntax
  private let enclosingType: Int?

  init(_ node: DeclReferenceExprSyntax, enclosingType: Int?) {
    self.node = node
    self.enclosingType = enclosingType
  }

  /// Nil where the name is a local one.
  func read() -> StorageUse? {
    var expression = ExprSyntax(node)
    var base: ExpressionFact?
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      expression = ExprSyntax(member)
      base = member.base.map { ExpressionReader().read($0) } ?? .unknown
    } else if LocalBinding.visible(named: node.baseName.plainText, at: node) != nil {
      return nil
    }
    let (form, range) = form(of: expression)
    return StorageUse(
      name: String(node.baseName.plainText.dropFirst()), enclosingType: enclosingType, range: range,
      nameRange: node.baseName.byteRange, base: base, form: form,
      isShadowed: LocalBinding.visible(named: String(node.baseName.plainText.dropFirst()), at: node) != nil,
      isUnconditional: expression.isUnconditionalInInitializer,
      initializerOffset: expression.enclosingInitializerOffset,
      move: form.isInitialization ? move(of: expression) : nil)
  }

  /// Behind the assignments that follow the statement.
  private func move(of target: ExprSyntax) -> StorageUse.Move? {
    guard let item = target.parent?.parent?.parent?.as(CodeBlockItemSyntax.self), !item.hasComments,
      !item.mentionsStorage(besides: target),
      let list = item.parent?.as(CodeBlockItemListSyntax.self),
      list.parent?.parent?.is(InitializerDeclSyntax.self) == true
    else { return nil }
    var steps: [StorageUse.Move.Step] = []
    for next in list.drop(while: { $0.id != item.id }).dropFirst() {
      guard let step = next.assignment else { break }
      steps.append(step)
    }
    return steps.isEmpty ? nil : StorageUse.Move(statement: item.byteRange, steps: steps)
  }

  private func form(of expression: ExprSyntax) -> (StorageUse.Form, Range<Int>) {
    if let member = expression.parent?.as(MemberAccessExprSyntax.self), member.base?.id == expression.id {
      return member.declName.baseName.text == "wrappedValue"
        ? (.wrappedValue, member.byteRange) : (.other, expression.byteRange)
    }
    if let initialization = Self.initialization(of: expression) {
      return (.initialization(initialization), expression.byteRange)
    }
    return (Self.copy(at: expression) ?? .other, expression.byteRange)
  }

  /// `_x = other._y`
  private static func copy(at expression: ExprSyntax) -> StorageUse.Form? {
    guard let list = expression.parent?.as(ExprListSyntax.self), list.count == 3,
      list.dropFirst().first?.is(AssignmentExprSyntax.self) == true, let target = list.first,
      let source = list.last
    else { return nil }
    let isTarget = target.id == expression.id
    return (isTarget ? source : target).storageName.map {
      .copied(isTarget ? .target : .source, other: $0.byteRange.lowerBound)
    }
  }

  private static func initialization(of target: ExprSyntax) -> StorageUse.Initialization? {
    guard let list = target.parent?.as(ExprListSyntax.self), list.count == 3, list.first?.id == target.id,
      list.dropFirst().first?.is(AssignmentExprSyntax.self) == true, let value = list.last,
      let call = value.behindEffects?.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      call.trailingClosure == nil, let argument = call.arguments.first, let name = call.wrapperName,
      let replaced = value.replaced(around: call, by: argument.expression)
    else { return nil }
    return StorageUse.Initialization(
      wrapper: name.baseName.tokenKind == .keyword(.`init`) ? nil : name.baseName.plainText,
      wrapperRange: name.baseName.byteRange, label: argument.label?.plainText,
      labelRange: argument.label?.byteRange, valueRange: argument.expression.byteRange,
      callRange: replaced.byteRange, isTrivial: argument.expression.isPlainName)
  }
}

extension StorageUse.Form {
  fileprivate var isInitialization: Bool {
    if case .initialization = self { return true }
    return false
  }
}

extension CodeBlockItemSyntax {
  /// `self.y = …` or `y = …`
  fileprivate var assignment: StorageUse.Move.Step? {
    guard case .expr(let expression) = item, let sequence = expression.as(SequenceExprSyntax.self),
      let target = sequence.elements.first,
      target.is(DeclReferenceExprSyntax.self)
        || target.as(MemberAccessExprSyntax.self)?.base?.isSelf == true,
      sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
      let name = target.rootMember()?.name
    else { return nil }
    var names: Set<String> = []
    var usesWhole = false
    for token in tokens(viewMode: .sourceAccurate) where token.position >= target.endPosition {
      if token.tokenKind == .keyword(.self) {
        if token.parent?.parent?.is(MemberAccessExprSyntax.self) != true { usesWhole = true }
      } else if case .identifier = token.tokenKind, let found = token.memberOfSelf {
        names.insert(found)
      }
    }
    return StorageUse.Move.Step(range: byteRange, target: name, names: names, usesWhole: usesWhole)
  }

  fileprivate var hasComments: Bool {
    (leadingTrivia.pieces + trailingTrivia.pieces).contains { $0.isComment }
      || writtenText.contains("//") || writtenText.contains("/*")
  }

  /// Other wrappers stand in it, which may be edited there.
  fileprivate func mentionsStorage(besides target: ExprSyntax) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      guard token.position >= target.endPosition, case .identifier(let name) = token.tokenKind else {
        return false
      }
      return name.hasPrefix("_") || name.hasPrefix("$")
    }
  }
}

extension TokenSyntax {
  /// Its name, where that may be the name of a member of the enclosing type.
  fileprivate var memberOfSelf: String? {
    if parent?.is(LabeledExprSyntax.self) == true { return nil }
    guard let reference = parent?.as(DeclReferenceExprSyntax.self) else { return plainText }
    if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
      return member.base?.isSelf == true ? plainText : nil
    }
    return LocalBinding.visible(named: plainText, at: self) == nil ? plainText : nil
  }
}

extension FunctionCallExprSyntax {
  /// The wrapper's name in `Wrapper(…)`, `Wrapper<T>(…)`, `SwiftUI.Wrapper(…)` and `Wrapper.init(…)`, or `init`
  /// in `.init(…)`.
  fileprivate var wrapperName: DeclReferenceExprSyntax? {
    let callee = calledExpression.withoutGenericArguments
    if let name = callee.as(DeclReferenceExprSyntax.self) { return name }
    guard let access = callee.as(MemberAccessExprSyntax.self) else { return nil }
    guard access.declName.baseName.tokenKind == .keyword(.`init`), let base = access.base else {
      return access.declName
    }
    let type = base.withoutGenericArguments
    return type.as(DeclReferenceExprSyntax.self) ?? type.as(MemberAccessExprSyntax.self)?.declName
  }
}

extension ExprSyntax {
  /// The name of `_x` or `other._x`.
  fileprivate var storageName: TokenSyntax? {
    let name = self.as(DeclReferenceExprSyntax.self) ?? self.as(MemberAccessExprSyntax.self)?.declName
    return name.flatMap { $0.baseName.text.hasPrefix("_") ? $0.baseName : nil }
  }

  /// `e` of `try e`, `await e` and `try await e`; nil for `try? e`, which is of another type.
  fileprivate var behindEffects: ExprSyntax? {
    if let node = self.as(TryExprSyntax.self) {
      return node.questionOrExclamationMark == nil ? node.expression.behindEffects : nil
    }
    return self.as(AwaitExprSyntax.self)?.expression.behindEffects ?? self
  }

  /// The expression to replace with the argument of a call: effect keywords before the call also cover the argument. If
  /// both say `try`, the argument's own is enough; nil if it is unclear which to remove.
  fileprivate func replaced(around call: FunctionCallExprSyntax, by value: ExprSyntax) -> ExprSyntax? {
    if self.is(FunctionCallExprSyntax.self) { return ExprSyntax(call) }
    let isDirect = self.as(TryExprSyntax.self)?.expression.id == ExprSyntax(call).id
    if value.is(TryExprSyntax.self) { return isDirect ? self : nil }
    return isDirect || !value.is(AwaitExprSyntax.self) ? ExprSyntax(call) : nil
  }

  /// A name, or a closure that is called at once and has nothing but a name in it: `{ model }()`.
  fileprivate var isPlainName: Bool {
    if core.is(DeclReferenceExprSyntax.self) { return true }
    guard let call = core.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      call.trailingClosure == nil,
      let closure = call.calledExpression.core.as(ClosureExprSyntax.self), closure.signature == nil,
      closure.statements.count == 1
    else { return false }
    switch closure.statements.first?.item {
    case .expr(let value): return value.core.is(DeclReferenceExprSyntax.self)
    case .stmt(let statement):
      return statement.as(ReturnStmtSyntax.self)?.expression?.core.is(DeclReferenceExprSyntax.self) == true
    default: return false
    }
  }

  fileprivate var withoutGenericArguments: ExprSyntax {
    self.as(GenericSpecializationExprSyntax.self)?.expression ?? self
  }

  /// A part of a statement of an initializer's body itself, which no `return` can skip.
  fileprivate var isUnconditionalInInitializer: Bool {
    var current = Syntax(self)
    while let parent = current.parent {
      if let list = parent.as(CodeBlockItemListSyntax.self) {
        guard list.parent?.parent?.is(InitializerDeclSyntax.self) == true else { return false }
        let start = list.positionAfterSkippingLeadingTrivia
        return !list.tokens(viewMode: .sourceAccurate).contains { token in
          token.tokenKind == .keyword(.return) && token.position >= start && token.position < position
            && token.enclosingInitializerOffset != nil
        }
      }
      current = parent
    }
    return false
  }
}

extension SyntaxProtocol {
  /// Where the initializer starts that something stands in, where it is not inside a closure or function of its
  /// own.
  fileprivate var enclosingInitializerOffset: Int? {
    var current = parent
    while let node = current {
      if node.is(ClosureExprSyntax.self) || node.is(FunctionDeclSyntax.self) { return nil }
      if let initializer = node.as(InitializerDeclSyntax.self) {
        return initializer.positionAfterSkippingLeadingTrivia.utf8Offset
      }
      current = node.parent
    }
    return nil
  }
}

import SwiftSyntax

/// Where code stands, and whether it runs for certain whenever the code around it does.
struct CodeContext {
  private(set) var place = CodePlace.elsewhere
  /// No closure around it may run later, or not at all.
  private(set) var isCertain = false

  /// - Parameter statement: the context of the innermost statement around, which the answer is made of unless the node is
  ///   in a declaration in that.
  init(of node: Syntax, in statement: (CodeBlockItemSyntax) -> CodeContext) {
    self.init(of: node, besides: [], in: statement)
  }

  /// - Parameter functions: local functions, and variables that hold some, that were looked at.
  private init(
    of node: Syntax, besides functions: Set<SyntaxIdentifier>,
    in statement: (CodeBlockItemSyntax) -> CodeContext? = { _ in nil }
  ) {
    var mayRun = true
    var isCertain = true
    for parent in sequence(first: node, next: \.parent).dropFirst() {
      switch parent.kind {
      case .codeBlockItem:
        guard let context = statement(parent.cast(CodeBlockItemSyntax.self)) else { continue }
        if mayRun { place = context.place }
        self.isCertain = isCertain && context.isCertain
        return
      case .closureExpr:
        let closure = parent.cast(ClosureExprSyntax.self)
        if let holder = closure.localHolder {
          run(holder.localCalls, of: holder.id, besides: functions, if: mayRun, certainlyIf: isCertain)
          return
        }
        mayRun = mayRun && (!closure.runsLater || closure.isGivenBackForValues) && !closure.isAsync
        isCertain = isCertain && closure.surelyRunsNow
      case .accessorDecl where !parent.cast(AccessorDeclSyntax.self).onlyReads: return
      case .functionDecl where !parent.isMemberOrGlobal:
        let function = parent.cast(FunctionDeclSyntax.self)
        run(function.localCalls, of: function.id, besides: functions, if: mayRun, certainlyIf: isCertain)
        return
      case .functionDecl, .initializerDecl, .variableDecl, .subscriptDecl, .deinitializerDecl:
        guard let place = parent.codePlace(in: parent.enclosingTypeName) else { continue }
        if mayRun { self.place = place }
        self.isCertain = isCertain && parent.runsWhole(as: place)
        return
      default: break
      }
    }
  }

  /// The code is that of a local function, which runs where that is called.
  private mutating func run(
    _ calls: [DeclReferenceExprSyntax], of function: SyntaxIdentifier,
    besides functions: Set<SyntaxIdentifier>,
    if mayRun: Bool, certainlyIf isCertain: Bool
  ) {
    guard !functions.contains(function) else { return }
    let calls = calls.map { CodeContext(of: Syntax($0), besides: functions.union([function])) }
    if mayRun { place = calls.map(\.place).first { $0 != .elsewhere } ?? .elsewhere }
    self.isCertain = isCertain && calls.contains(where: \.isCertain)
  }
}

extension Syntax {
  /// Whether the code of a declaration runs whenever that is called or read.
  fileprivate func runsWhole(as place: CodePlace) -> Bool {
    if let variable = self.as(VariableDeclSyntax.self) {
      return variable.bindings.first?.accessorBlock != nil
    }
    return place != .elsewhere && !self.is(SubscriptDeclSyntax.self) && isMemberOrGlobal
  }

  /// The last name of the innermost type that it is a member of.
  fileprivate var enclosingTypeName: String? {
    for parent in sequence(first: self, next: \.parent).dropFirst() where parent.kind == .memberBlock {
      if let type = parent.parent?.asProtocol((any NamedDeclSyntax).self) { return type.name.plainText }
      if let type = parent.parent?.as(ExtensionDeclSyntax.self) {
        return TypeExpression(type.extendedType).dottedName?.last
      }
    }
    return nil
  }
}

extension ClosureExprSyntax {
  /// A function returns it, and it returns values: `func label(of unit: Unit) -> (Double) -> String { { … } }`. Who calls the
  /// function may call it at once.
  fileprivate var isGivenBackForValues: Bool {
    guard parent?.is(ReturnStmtSyntax.self) == true || parent?.is(CodeBlockItemSyntax.self) == true,
      let function = codeAround?.as(FunctionDeclSyntax.self),
      let result = function.signature.returnClause?.type,
      case .function(_, let value) = TypeExpression(result)
    else { return false }
    return !value.isVoid
  }

  /// The innermost closure, accessor or declaration around it.
  private var codeAround: Syntax? {
    sequence(first: Syntax(self), next: \.parent).dropFirst().first {
      [.closureExpr, .accessorDecl, .functionDecl, .memberBlockItem].contains($0.kind)
    }
  }

  /// The content of a container, or a closure that runs at once. Any other closure may be an action.
  fileprivate var surelyRunsNow: Bool {
    if isNonEscaping { return true }
    guard let call = parent?.as(FunctionCallExprSyntax.self), call.trailingClosure?.id == id,
      let container = call.calledExpression.as(DeclReferenceExprSyntax.self)
    else { return false }
    return LibraryEffects.runsContent(container.baseName.text)
  }
}

import SwiftSyntax

/// What the statement around a value does with it.
struct UseInStatement {
  /// The value is part of an initial value that a wrapper keeps: `count` of `_text = State(initialValue: "\(count)")`.
  private(set) var isKeptAsState = false
  /// What an optional binding finds is given back at once: `if let known = cache[key] { return known }`.
  private(set) var isReturnedWhereFound = false
  /// The variable that holds what is made of the value.
  private var holder: PatternBindingSyntax?

  init(of value: Syntax) {
    for node in sequence(first: value, next: \.parent) {
      switch node.kind {
      case .codeBlockItem: return
      case .labeledExpr where node.isArgumentOfKeepingWrapper: isKeptAsState = true
      case .optionalBindingCondition where node.returnsWhereFound: isReturnedWhereFound = true
      case .patternBinding where holder == nil: holder = node.cast(PatternBindingSyntax.self)
      default: break
      }
    }
  }

  /// The same as `isKeptAsState`, also by way of a local constant that nothing else names: `count` of
  /// `let text = "\(count)"` before `_text = State(initialValue: text)`.
  var isOnlyKeptAsState: Bool {
    if isKeptAsState { return true }
    guard let holder, !Syntax(holder).isMemberOrGlobal else { return false }
    let uses = holder.localUses
    return !uses.isEmpty && uses.allSatisfy { UseInStatement(of: Syntax($0)).isOnlyKeptAsState }
  }
}

extension Syntax {
  fileprivate var isArgumentOfKeepingWrapper: Bool {
    let callee = parent?.parent?.as(FunctionCallExprSyntax.self)?.calleeName
    return callee.map { LibraryWrapper(named: $0).contains(.keepsFirstValue) } == true
  }

  fileprivate var returnsWhereFound: Bool {
    let statement = parent?.parent?.parent?.as(IfExprSyntax.self)
    return statement?.body.statements.last?.item.is(ReturnStmtSyntax.self) == true
  }
}

import SwiftSyntax

/// A call that changes a property where it is stored, while code runs that may read it:
/// `items.removeAll { isOld($0) }`, `trim(&items)`.
package struct InPlaceChangeUse: Sendable {
  /// The property.
  package let name: String
  /// What it is a property of; nil for `self`.
  package let base: ExpressionFact?
  /// The method that is called on it or on a part of it; nil where it is passed `inout`.
  package let method: String?
  /// The members of the same object that the closures name that run meanwhile, or that are handed on to run then.
  package let reads: Set<String>
  /// The method of the same object that it is passed to.
  package let callee: Callee?
  /// The function around, where it is passed to a closure that this one is given.
  package let closureOf: String?
  /// The object itself is handed on to what changes the property.
  package let handsObjectOn: Bool
  package let enclosingType: Int?
  package let offset: Int
  /// It is changed behind a `?`, so that the change begins before anything behind it is evaluated.
  package var isChained = false
  /// Something is awaited after the change has begun and before it is made.
  package var awaits = false
  /// Where the names stand in the code that runs meanwhile; in order.
  package var mentions: [Int] = []
  /// The operator of the project that it is an operand of.
  package var operatorName: String?
}

/// Reads calls that change something in its place and run a closure or a function of the same object meanwhile.
enum InPlaceChangeReader {
  static func read(_ call: FunctionCallExprSyntax, enclosingType: Int?) -> [InPlaceChangeUse] {
    let arguments = call.arguments.map(\.expression)
    let places = arguments.compactMap { $0.as(InOutExprSyntax.self)?.expression }
    let closures =
      arguments.compactMap { $0.as(ClosureExprSyntax.self) } + [call.trailingClosure].compactMap { $0 }
      + call.additionalTrailingClosures.map(\.closure)
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    let method = member?.declName.baseName.plainText
    let takesFunction = method.map(methodsWithFunctions.contains) == true
    let mayChange = method.map { !methodsThatOnlyRead.contains($0) } == true && member?.base != nil
    let chained = arguments.isEmpty && !call.isAwaited ? nil : member?.base.flatMap(placeBehindMark)
    let awaits = call.isAwaited
    let runsCode = takesFunction || !closures.isEmpty || arguments.contains(where: \.isSelf) || awaits
    if places.isEmpty, !runsCode && chained == nil || !mayChange { return [] }

    func uses(of place: ExprSyntax, by method: String?, handedOn: [ExprSyntax]) -> [InPlaceChangeUse] {
      properties(in: place).compactMap { property in
        let names = MemberNames(of: property.base)
        for code in closures.map(ExprSyntax.init) + handedOn { names.walk(code) }
        let callee = method == nil ? self.callee(of: call, on: property.base) : nil
        let closureOf = method == nil ? self.functionGiving(call.calledExpression) : nil
        let handsObjectOn = arguments.contains { argument in
          property.base.map { $0.writtenText == argument.writtenText } ?? argument.isSelf
        }
        guard
          callee != nil || closureOf != nil || handsObjectOn || awaits || !names.found.isEmpty
            || !names.mentions.isEmpty
        else {
          return nil
        }
        return InPlaceChangeUse(
          name: property.name, base: property.base.map { ExpressionReader().read($0) }, method: method,
          reads: names.found, callee: callee, closureOf: closureOf, handsObjectOn: handsObjectOn,
          enclosingType: enclosingType, offset: property.offset, awaits: awaits, mentions: names.mentions)
      }
    }
    let passed = places.flatMap { uses(of: $0, by: nil, handedOn: []) }
    guard mayChange, let base = member?.base, let method else { return passed }
    if let chained, closures.isEmpty {
      return passed
        + chainedUses(
          of: chained, by: method, during: arguments, isAwaited: awaits, enclosingType: enclosingType)
    }
    guard runsCode else { return passed }
    return passed + uses(of: base, by: method, handedOn: arguments.filter { !$0.is(InOutExprSyntax.self) })
  }

  /// `user?.visits = (user?.visits ?? 0) + 1`
  static func read(_ node: SequenceExprSyntax, enclosingType: Int?) -> [InPlaceChangeUse] {
    let elements = Array(node.elements)
    guard elements.count > 2 else { return [] }
    if elements[1].isAssignmentOperator, let place = placeBehindMark(in: elements[0]) {
      return chainedUses(of: place, by: nil, during: Array(elements[2...]), enclosingType: enclosingType)
    }
    // `items <~ { items.count }`
    guard elements.count == 3, elements[2].is(ClosureExprSyntax.self) || elements[2].isName,
      let name = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text, !plainOperators.contains(name)
    else { return [] }
    return chainedUses(
      of: elements[0], by: nil, during: [elements[2]], enclosingType: enclosingType
    ).map { use in
      var use = use
      use.isChained = false
      use.operatorName = name
      return use
    }
  }

  /// Those of the standard library, which run no code of the project while they change something.
  private static let plainOperators: Set<String> = [
    "+", "-", "*", "/", "%", "==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||", "??", "...", "..<",
    "~=",
    "&", "|", "^", "<<", ">>", "&+", "&-", "&*", "+=", "-=", "*=", "/=", "%=", "|=", "&=", "^=",
  ]

  private static func chainedUses(
    of place: ExprSyntax, by method: String?, during code: [ExprSyntax], isAwaited: Bool = false,
    enclosingType: Int?
  ) -> [InPlaceChangeUse] {
    let awaits = isAwaited || code.contains(where: \.awaits)
    return properties(in: place).compactMap { property in
      let names = MemberNames(of: property.base)
      for expression in code { names.walk(expression) }
      if names.found.isEmpty, names.mentions.isEmpty, !awaits { return nil }
      return InPlaceChangeUse(
        name: property.name, base: property.base.map { ExpressionReader().read($0) }, method: method,
        reads: names.found, callee: nil, closureOf: nil, handsObjectOn: false, enclosingType: enclosingType,
        offset: property.offset, isChained: true, awaits: awaits, mentions: names.mentions)
    }
  }

  /// `a.b` of `a.b?.c`: what is looked into first.
  private static func placeBehindMark(in expression: ExprSyntax) -> ExprSyntax? {
    var current = expression
    while true {
      switch current.as(ExprSyntaxEnum.self) {
      case .optionalChainingExpr(let node): return node.expression
      case .memberAccessExpr(let node):
        guard let base = node.base else { return nil }
        current = base
      case .subscriptCallExpr(let node): current = node.calledExpression
      case .forceUnwrapExpr(let node): current = node.expression
      default: return nil
      }
    }
  }

  /// The method that is called, where it is one of an object.
  private static func callee(of call: FunctionCallExprSyntax, on object: ExprSyntax?) -> Callee? {
    let names = MemberNames(of: object)
    names.walk(call.calledExpression)
    return names.found.first.map { Callee(name: $0, labels: call.arguments.map { $0.label?.plainText }) }
  }

  /// The name of the function around that has what is called for a parameter.
  private static func functionGiving(_ called: ExprSyntax) -> String? {
    guard let name = called.as(DeclReferenceExprSyntax.self)?.baseName.plainText,
      let parameter = LocalBinding.visible(named: name, at: called)?.syntax.as(FunctionParameterSyntax.self)
    else { return nil }
    return parameter.ancestor(as: FunctionDeclSyntax.self)?.name.plainText
  }

  /// Those of the mutating methods that take a function.
  private static let methodsWithFunctions: Set<String> = ["removeAll", "sort", "partition", "merge"]

  /// Frequent methods that take closures and change nothing where they are called on a value.
  private static let methodsThatOnlyRead: Set<String> = [
    "allSatisfy", "async", "asyncAfter", "compactMap", "compactMapValues", "contains", "drop", "filter",
    "first",
    "firstIndex", "flatMap", "forEach", "last", "lastIndex", "map", "mapValues", "max", "min", "prefix",
    "reduce",
    "sink", "sorted", "sync", "withLock",
  ]

  /// `c` of `a.b`, `b` of `a` and `a` of `self`, for `a.b[0].c`.
  private static func properties(
    in place: ExprSyntax
  ) -> [(name: String, base: ExprSyntax?, offset: Int)] {
    var found: [(name: String, base: ExprSyntax?, offset: Int)] = []
    var current = place
    while true {
      switch current.as(ExprSyntaxEnum.self) {
      case .declReferenceExpr(let node):
        let name = node.baseName.plainText
        if node.baseName.tokenKind == .keyword(.self) || LocalBinding.visible(named: name, at: node) != nil {
          return found
        }
        return found + [(name, nil, node.byteRange.lowerBound)]
      case .memberAccessExpr(let node):
        guard let base = node.base else { return [] }
        let name = node.declName.baseName
        if base.isSelf { return found + [(name.plainText, nil, name.byteRange.lowerBound)] }
        found.append((name.plainText, base, name.byteRange.lowerBound))
        current = base
      case .subscriptCallExpr(let node): current = node.calledExpression
      case .optionalChainingExpr(let node): current = node.expression
      case .forceUnwrapExpr(let node): current = node.expression
      default: return []
      }
    }
  }
}

/// The members of one object that code names which runs at once.
private final class MemberNames: SyntaxVisitor {
  /// How the object is written; nil for `self`.
  private let object: String?
  private var depth = 0
  private(set) var found: Set<String> = []
  private(set) var mentions: [Int] = []

  init(of object: ExprSyntax?) {
    self.object = object?.writtenText
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return depth == 1 || node.runsAtOnce ? .visitChildren : .skipChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }

  // What is captured is evaluated when the closure is made.
  override func visit(_ node: ClosureCaptureClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.plainText
    if case .identifier = node.baseName.tokenKind { mentions.append(node.byteRange.lowerBound) }
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      let isOfObject =
        object.map { $0 == member.base?.writtenText } ?? member.base.map(\.isSelf) ?? false
      if isOfObject { found.insert(name) }
    } else if object == nil, node.baseName.tokenKind != .keyword(.self),
      LocalBinding.visible(named: name, at: node) == nil
    {
      found.insert(name)
    }
    return .visitChildren
  }
}

extension ExprSyntax {
  /// `title` and `model.title`
  fileprivate var isName: Bool {
    self.is(DeclReferenceExprSyntax.self) || self.is(MemberAccessExprSyntax.self)
  }

  /// `=`, `+=`
  fileprivate var isAssignmentOperator: Bool {
    if self.is(AssignmentExprSyntax.self) { return true }
    guard let name = self.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
  }
}

extension FunctionCallExprSyntax {
  /// `await refresh(&items)`, `try await items?.append(load())`
  fileprivate var isAwaited: Bool {
    var current = parent
    while let next = current, next.is(TryExprSyntax.self) { current = next.parent }
    return current?.is(AwaitExprSyntax.self) == true
  }
}

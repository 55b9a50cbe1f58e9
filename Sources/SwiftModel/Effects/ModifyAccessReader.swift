import SwiftSyntax

/// A call that changes a property where it is stored, while code runs that may read it:
/// `items.removeAll { isOld($0) }`, `trim(&items)`.
package struct ModifyAccess: Sendable {
  /// The property.
  package let name: String
  /// The base expression of the property; nil for `self`.
  package let base: ExpressionFact?
  /// The changed expression: `items[0].names` of `items`.
  package let place: ExpressionFact
  /// The method that is called on it or on a part of it; nil where it is passed `inout`.
  package let method: String?
  /// The members of the same object that the closures name that run meanwhile, or that are handed on to run then.
  package let reads: Set<String>
  /// The method of the same object that it is passed to.
  package let callee: CallSignature?
  /// The enclosing function, if the change happens through a closure parameter of it, or if it forwards such a closure.
  package internal(set) var closureOf: String?
  /// The object itself is passed to the function that changes the property.
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
  /// The arguments of the method, if requested.
  package var given: [ExpressionFact] = []
  /// Where the name stands of the function that it is passed to.
  package var calleeOffset: Int?
  /// The arguments of that, by their labels.
  package var labels: [String?] = []

  /// The same change without the code that runs meanwhile.
  package var withoutCode: ModifyAccess {
    var use = ModifyAccess(
      name: name, base: base, place: place, method: method, reads: [], callee: callee, closureOf: nil,
      handsObjectOn: handsObjectOn, enclosingType: enclosingType, offset: offset, isChained: isChained,
      awaits: awaits, operatorName: operatorName, given: given)
    use.calleeOffset = calleeOffset
    use.labels = labels
    return use
  }
}

/// Reads calls that change something in its place and run a closure or a function of the same object meanwhile.
enum ModifyAccessReader {
  static func read(_ call: FunctionCallExprSyntax, enclosingType: Int?) -> [ModifyAccess] {
    let arguments = call.arguments.map(\.expression)
    let places = arguments.compactMap { $0.as(InOutExprSyntax.self)?.expression }
    let closures =
      arguments.compactMap { $0.as(ClosureExprSyntax.self) } + [call.trailingClosure].compactMap { $0 }
      + call.additionalTrailingClosures.map(\.closure)
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    let method = member?.declName.baseName.plainText
    let takesFunction = method.map(LibraryEffects.mutatesWhileCalling) == true
    let mayChange = method.map { !LibraryEffects.leavesReceiver($0) } == true && member?.base != nil
    let behindMark = mayChange ? member?.base?.argumentsBehindMark ?? [] : []
    let chained =
      arguments.isEmpty && behindMark.isEmpty && !call.isAwaited ? nil : member?.base.flatMap(placeBehindMark)
    let awaits = call.isAwaited
    let runsCode =
      takesFunction || !closures.isEmpty || arguments.contains(where: \.isSelf) || awaits
      || mayChange && member?.base?.defaultsOfElements.isEmpty == false
    if places.isEmpty, !runsCode && chained == nil || !mayChange { return [] }

    func uses(of place: ExprSyntax, by method: String?, handedOn: [ExprSyntax]) -> [ModifyAccess] {
      properties(in: place).compactMap { property in
        let names = MemberNames(of: property.base)
        for code in closures.map(ExprSyntax.init) + place.defaultsOfElements { names.walk(code) }
        for function in handedOn { names.readName(function, unless: property.name) }
        let callee = method == nil ? self.callee(of: call, on: property.base) : nil
        let closureOf =
          (method == nil ? call.calledExpression.functionGivenIt : nil)
          ?? handedOn.lazy.compactMap(\.functionGivenItsFunction).first
        let handsObjectOn = arguments.contains { argument in
          property.base.map { $0.writtenText == argument.writtenText } ?? argument.isSelf
        }
        guard
          callee != nil || closureOf != nil || handsObjectOn || awaits || !names.found.isEmpty
            || !names.mentions.isEmpty
        else {
          return nil
        }
        return ModifyAccess(
          name: property.name, base: property.base.map { ExpressionReader().read($0) },
          place: ExpressionReader().read(place), method: method,
          reads: names.found, callee: callee, closureOf: closureOf, handsObjectOn: handsObjectOn,
          enclosingType: enclosingType, offset: property.offset, awaits: awaits, mentions: names.mentions,
          calleeOffset: method == nil ? call.calledExpression.lastReference?.byteRange.lowerBound : nil,
          labels: call.arguments.map { $0.label?.plainText })
      }
    }
    let passed = places.flatMap { uses(of: $0, by: nil, handedOn: []) }
    guard mayChange, let base = member?.base, let method else { return passed }
    if let chained, closures.isEmpty {
      return passed
        + chainedUses(
          of: chained, by: method, during: arguments + behindMark, isAwaited: awaits,
          enclosingType: enclosingType)
        + (base.defaultsOfElements.isEmpty ? [] : uses(of: base, by: method, handedOn: []))
    }
    guard runsCode else { return passed }
    // Any other expression is evaluated before; so is the argument of `merge`. `Array`, as a list that is filtered
    // stands in no tree.
    let functions = Array(call.arguments).filter { method != "merge" || $0.label != nil }.map(\.expression)
      .filter(\.isName)
    return passed + uses(of: base, by: method, handedOn: functions)
  }

  /// `user?.visits = (user?.visits ?? 0) + 1`, `names?[names!.count - 1] = ""`, `counts[word, default: counts.count] += 1`
  static func read(_ node: SequenceExprSyntax, enclosingType: Int?) -> [ModifyAccess] {
    let elements = Array(node.elements)
    guard elements.count > 2 else { return [] }
    if elements[1].isAssignmentOperator {
      let defaults = elements[0].defaultsOfElements
      let place = placeBehindMark(in: elements[0])
      let chained = place.map { place in
        chainedUses(
          of: place, by: nil, during: elements[2...] + elements[0].argumentsBehindMark,
          enclosingType: enclosingType)
      }
      let others =
        defaults.isEmpty
        ? []
        : changes(of: elements[0], by: nil, during: defaults, awaits: false, enclosingType: enclosingType)
      if chained != nil || !others.isEmpty { return (chained ?? []) + others }
    }
    // `items <~ { items.count }`
    guard elements.count == 3, elements[2].is(ClosureExprSyntax.self) || elements[2].isName,
      let name = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text, !plainOperators.contains(name)
    else { return [] }
    return changes(
      of: elements[0], by: nil, during: [elements[2]], awaits: elements[2].awaits,
      enclosingType: enclosingType
    ).map { use in
      var use = use
      use.operatorName = name
      return use
    }
  }

  /// Operators of the standard library, which run no code of the project during a change.
  private static let plainOperators: Set<String> = [
    "+", "-", "*", "/", "%", "==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||", "??", "...", "..<",
    "~=",
    "&", "|", "^", "<<", ">>", "&+", "&-", "&*", "+=", "-=", "*=", "/=", "%=", "|=", "&=", "^=",
  ]

  private static func chainedUses(
    of place: ExprSyntax, by method: String?, during code: [ExprSyntax], isAwaited: Bool = false,
    enclosingType: Int?
  ) -> [ModifyAccess] {
    changes(
      of: place, by: method, during: code, awaits: isAwaited || code.contains(where: \.awaits),
      enclosingType: enclosingType
    ).map { use in
      var use = use
      use.isChained = true
      return use
    }
  }

  /// The changes of an expression around a place, while some code runs.
  ///
  /// - Parameter needsCode: ignores changes whose code mentions nothing.
  static func changes(
    of place: ExprSyntax, by method: String?, during code: [ExprSyntax], calling functions: [ExprSyntax] = [],
    awaits: Bool, enclosingType: Int?, needsCode: Bool = true
  ) -> [ModifyAccess] {
    properties(in: place).compactMap { property in
      let names = MemberNames(of: property.base)
      for expression in code { names.walk(expression) }
      for function in functions { names.readName(function, unless: property.name) }
      if needsCode, names.found.isEmpty, names.mentions.isEmpty, !awaits { return nil }
      return ModifyAccess(
        name: property.name, base: property.base.map { ExpressionReader().read($0) },
        place: ExpressionReader().read(place), method: method,
        reads: names.found, callee: nil, closureOf: nil, handsObjectOn: false, enclosingType: enclosingType,
        offset: property.offset, awaits: awaits, mentions: names.mentions)
    }
  }

  /// `a.b` of `a.b?.c`: the expression that optional chaining unwraps first.
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
  private static func callee(of call: FunctionCallExprSyntax, on object: ExprSyntax?) -> CallSignature? {
    let names = MemberNames(of: object)
    names.walk(call.calledExpression)
    return names.found.first.map {
      CallSignature(name: $0, labels: call.arguments.map { $0.label?.plainText })
    }
  }

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

extension ExprSyntax {
  /// `b` of `a[c, default: b].d`: it is evaluated where an element is missing, when the change has begun.
  fileprivate var defaultsOfElements: [ExprSyntax] {
    accessSteps.compactMap { $0.as(SubscriptCallExprSyntax.self) }.flatMap { node in
      // A list of syntax that is filtered is a tree of its own, in which nothing is looked up.
      node.arguments.map { $0 }.filter { $0.label?.text == "default" }.map(\.expression)
    }
  }

  /// `b` of `a?[b].c`: it is evaluated when the change has begun.
  fileprivate var argumentsBehindMark: [ExprSyntax] {
    var (found, open): ([ExprSyntax], [ExprSyntax]) = ([], [])
    for part in accessSteps {
      if let node = part.as(SubscriptCallExprSyntax.self) {
        open += node.arguments.map(\.expression)
      } else if part.is(OptionalChainingExprSyntax.self) {
        found += open
        open = []
      }
    }
    return found
  }

  /// The parts of `a?[b].c`, each with all before it: that itself, `a?[b]`, `a?`, `a`.
  var accessSteps: [ExprSyntax] {
    var parts = [self]
    while let last = parts.last {
      switch last.as(ExprSyntaxEnum.self) {
      case .memberAccessExpr(let node):
        guard let base = node.base else { return parts }
        parts.append(base)
      case .subscriptCallExpr(let node): parts.append(node.calledExpression)
      case .optionalChainingExpr(let node): parts.append(node.expression)
      case .forceUnwrapExpr(let node): parts.append(node.expression)
      default: return parts
      }
    }
    return parts
  }

  /// `b` of `b` and of `a.b`.
  var lastReference: DeclReferenceExprSyntax? {
    self.as(MemberAccessExprSyntax.self)?.declName ?? self.as(DeclReferenceExprSyntax.self)
  }

  /// `title` and `model.title`
  var isName: Bool {
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

import SwiftSyntax

/// A modify access to a property, with the code that runs before it ends: `items.removeAll { isOld($0) }`,
/// `trim(&items)`.
package struct ModifyAccess: Sendable {
  /// The property.
  package let name: String
  /// The base expression of the property; nil for `self`.
  package internal(set) var base: ExpressionFact?
  /// The changed expression: `items[0].names` of `items`.
  package internal(set) var place: ExpressionFact
  /// The mutating method that is called on it or on a part of it; nil where it is passed `inout`.
  package internal(set) var method: String?
  /// The members of the same object that the code names that runs during the access.
  package internal(set) var reads: Set<String> = []
  /// The method of the same object that it is passed to.
  package var callee: CallSignature?
  /// The enclosing function, if a closure parameter of it runs, or is forwarded to run.
  package internal(set) var closureOf: String?
  /// A closure of unknown origin runs.
  package internal(set) var callsUnknown = false
  /// The object itself is passed to what changes the property.
  package var passesObject = false
  /// The object is used as a whole meanwhile, by an operator, a subscript or the like.
  package var usesObject = false
  /// The names of what the object is handed to meanwhile: where they stand; in order.
  package var takers: [Int] = []
  package internal(set) var enclosingType: Int?
  package internal(set) var offset: Int
  /// It is changed behind a `?`, so that the access begins before anything behind it is evaluated.
  package var isChained = false
  /// Something is awaited during the access.
  package var awaits = false
  /// The offsets of the names in that code; in order.
  package internal(set) var mentions: [Int] = []
  /// The closures in it that run for the only reason that they stand there.
  package internal(set) var closures: Set<Range<Int>> = []
  /// The operator of the project that it is an operand of.
  package var operatorName: String?
  /// The arguments of the method, if requested.
  package var arguments: [ExpressionFact] = []
  /// The offset of the name of the function that it is passed to.
  package var calleeOffset: Int?

  /// The same access without the code that runs before it ends.
  package var withoutCode: ModifyAccess {
    var access = self
    (access.reads, access.mentions, access.closureOf, access.callsUnknown) = ([], [], nil, false)
    (access.usesObject, access.takers) = (false, [])
    return access
  }
}

/// The code that runs during a modify access.
struct CodeDuringAccess {
  /// Closures, and expressions that are evaluated late.
  var evaluated: [ExprSyntax] = []
  /// The names of functions that are called.
  var called: [ExprSyntax] = []
  /// Names that are passed on, of functions or of values.
  var passed: [ExprSyntax] = []
  var awaits = false
}

/// Reads calls and assignments that begin a modify access and run code before it ends.
enum ModifyAccessReader {
  static func read(_ call: FunctionCallExprSyntax, enclosingType: Int?) -> [ModifyAccess] {
    let arguments = call.arguments.map(\.expression)
    let closures =
      arguments.filter { $0.is(ClosureExprSyntax.self) } + call.trailingClosures.map { ExprSyntax($0) }
    let awaits = call.isAwaited
    let places = arguments.compactMap { $0.as(InOutExprSyntax.self)?.expression }
    let passed = places.flatMap { place in
      // All of them are accessed until the call returns.
      let others = places.filter { $0.id != place.id }
      let code = closures + place.defaultsOfElements + others
      return accesses(
        to: place, by: nil, during: CodeDuringAccess(evaluated: code, awaits: awaits),
        enclosingType: enclosingType
      ) { access, object in add(call, to: &access, of: object) }
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else {
      return passed
    }
    let method = member.declName.baseName.plainText
    if LibraryEffects.leavesReceiver(method) { return passed }
    let late = arguments.flatMap(\.closuresOfLazySequences)
    return passed
      + accesses(
        by: call, of: method, on: base, during: closures + late, awaits: awaits, enclosingType: enclosingType)
  }

  /// By a method that may be mutating.
  private static func accesses(
    by call: FunctionCallExprSyntax, of method: String, on base: ExprSyntax, during closures: [ExprSyntax],
    awaits: Bool, enclosingType: Int?
  ) -> [ModifyAccess] {
    let arguments = call.arguments.map(\.expression)
    let behindMark = base.argumentsBehindMark
    let defaults = base.defaultsOfElements
    let needsNoCode = arguments.isEmpty && behindMark.isEmpty && !awaits
    if closures.isEmpty, !needsNoCode, let place = placeBehindMark(in: base) {
      let code = CodeDuringAccess(evaluated: arguments + behindMark, awaits: awaits)
      let others = CodeDuringAccess(evaluated: defaults, awaits: awaits)
      return chainedAccesses(to: place, by: method, during: code, enclosingType: enclosingType)
        + (defaults.isEmpty
          ? []
          : accesses(to: base, by: method, during: others, enclosingType: enclosingType) {
            access, object in add(call, to: &access, of: object)
          })
    }
    let callsArguments = LibraryEffects.mutatesWhileCalling(method)
    // `removeAll(where: isOlder(than: day))`
    let callsResult = callsArguments && call.arguments.contains(where: \.givesFunctionOfCall)
    guard
      callsArguments || !closures.isEmpty || !defaults.isEmpty || awaits
        || arguments.contains(where: \.isSelf)
    else { return [] }
    // Any other expression is evaluated before; so is the argument of `merge`, or a comparator. `Array`, as a list that
    // is filtered stands in no tree.
    let names = Array(call.arguments).filter {
      $0.expression.isName && (method != "merge" || $0.label != nil)
    }
    let called = callsArguments ? names.filter(\.mayGiveFunction).map(\.expression) : []
    let code = CodeDuringAccess(
      evaluated: closures + defaults, called: called, passed: names.map(\.expression), awaits: awaits)
    return accesses(to: base, by: method, during: code, enclosingType: enclosingType) { access, object in
      add(call, to: &access, of: object)
      access.callsUnknown = access.callsUnknown || callsResult
    }
  }

  /// What the call that changes something says besides.
  private static func add(
    _ call: FunctionCallExprSyntax, to access: inout ModifyAccess, of object: ExprSyntax?
  ) {
    access.passesObject = call.arguments.contains { argument in
      object.map { $0.writtenText == argument.expression.writtenText } ?? argument.expression.isSelf
    }
    guard access.method == nil else { return }
    access.callee = callee(of: call, on: object)
    access.calleeOffset = call.calledExpression.lastReference?.byteRange.lowerBound
    let names = MemberNames(of: object)
    names.readCalled(call.calledExpression)
    access.closureOf = names.functionOfCalledParameter ?? access.closureOf
    access.callsUnknown = access.callsUnknown || names.callsUnknown
    // A local function says here what it does.
    access.reads.formUnion(names.found.subtracting([access.callee?.name].compactMap { $0 }))
    access.mentions = Set(access.mentions + names.mentions).subtracting([access.calleeOffset ?? 0]).sorted()
  }

  /// `user?.visits = (user?.visits ?? 0) + 1`, `names?[names!.count - 1] = ""`, `counts[word, default: counts.count] += 1`
  static func read(_ node: SequenceExprSyntax, enclosingType: Int?) -> [ModifyAccess] {
    let elements = Array(node.elements)
    guard elements.count > 2 else { return [] }
    if elements[1].isAssigningOperator {
      let late =
        elements[1].is(AssignmentExprSyntax.self) ? [] : elements[2...].flatMap(\.closuresOfLazySequences)
      let defaults = CodeDuringAccess(evaluated: elements[0].defaultsOfElements + late)
      let chained = placeBehindMark(in: elements[0]).map { place in
        let code = elements[2...] + elements[0].argumentsBehindMark
        return chainedAccesses(
          to: place, by: nil, during: CodeDuringAccess(evaluated: Array(code)), enclosingType: enclosingType)
      }
      let others = accesses(to: elements[0], by: nil, during: defaults, enclosingType: enclosingType)
      if chained != nil || !others.isEmpty { return (chained ?? []) + others }
    }
    // `items <~ { items.count }`
    guard elements.count == 3, elements[2].is(ClosureExprSyntax.self) || elements[2].isName,
      let name = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text, !plainOperators.contains(name)
    else { return [] }
    let code = CodeDuringAccess(evaluated: [elements[2]], awaits: elements[2].awaits)
    return accesses(to: elements[0], by: nil, during: code, enclosingType: enclosingType) { access, _ in
      access.operatorName = name
    }
  }

  /// Operators of the standard library, which run no code of the project during a change.
  private static let plainOperators: Set<String> = [
    "+", "-", "*", "/", "%", "==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||", "??", "...", "..<",
    "~=",
    "&", "|", "^", "<<", ">>", "&+", "&-", "&*", "+=", "-=", "*=", "/=", "%=", "|=", "&=", "^=",
  ]

  private static func chainedAccesses(
    to place: ExprSyntax, by method: String?, during code: CodeDuringAccess, enclosingType: Int?
  ) -> [ModifyAccess] {
    var code = code
    code.awaits = code.awaits || code.evaluated.contains(where: \.awaits)
    return accesses(to: place, by: method, during: code, enclosingType: enclosingType) { access, _ in
      access.isChained = true
    }
  }

  /// The accesses to an expression around a place, while some code runs.
  ///
  /// - Parameters:
  ///   - needsCode: ignores accesses whose code names nothing.
  ///   - complete: adds what else is known, with the object of the property.
  static func accesses(
    to place: ExprSyntax, by method: String?, during code: CodeDuringAccess, enclosingType: Int?,
    needsCode: Bool = true, complete: (inout ModifyAccess, ExprSyntax?) -> Void = { _, _ in }
  ) -> [ModifyAccess] {
    properties(in: place).compactMap { property in
      let names = MemberNames(of: property.base)
      for expression in code.evaluated { names.walk(expression) }
      for function in code.called where function.lastReference?.baseName.plainText != property.name {
        names.readCalled(function)
      }
      for expression in code.passed { names.readName(expression, unless: property.name) }
      let reader = ExpressionReader()
      var access = ModifyAccess(
        name: property.name, base: property.base.map { reader.read($0) }, place: reader.read(place),
        method: method, reads: names.found, closureOf: names.functionOfCalledParameter,
        callsUnknown: names.callsUnknown, enclosingType: enclosingType, offset: property.offset,
        awaits: code.awaits, mentions: names.mentions, closures: names.closures)
      access.usesObject = names.usesObject
      access.takers = names.takers.sorted()
      complete(&access, property.base)
      let runsCode =
        access.callee != nil || access.closureOf != nil || access.callsUnknown || access.passesObject
        || access.usesObject
      return needsCode && !runsCode && !access.awaits && access.mentions.isEmpty ? nil : access
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
    let steps = place.accessSteps
    guard let root = steps.last?.as(DeclReferenceExprSyntax.self) else { return [] }
    let members = steps.compactMap { $0.as(MemberAccessExprSyntax.self) }.map { member in
      (
        name: member.declName.baseName.plainText, base: member.base.flatMap { $0.isSelf ? nil : $0 },
        offset: member.declName.baseName.byteRange.lowerBound
      )
    }
    let name = root.baseName.plainText
    return root.baseName.tokenKind == .keyword(.self) || LocalBinding.visible(named: name, at: root) != nil
      ? members : members + [(name, nil, root.byteRange.lowerBound)]
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

  /// `b` of `b` and of `a.b`.
  var lastReference: DeclReferenceExprSyntax? {
    self.as(MemberAccessExprSyntax.self)?.declName ?? self.as(DeclReferenceExprSyntax.self)
  }

  /// `title` and `model.title`
  var isName: Bool {
    self.is(DeclReferenceExprSyntax.self) || self.is(MemberAccessExprSyntax.self)
  }
}

extension LabeledExprSyntax {
  /// A value has another label: `removeAll(identifiedBy: id)`.
  fileprivate var mayGiveFunction: Bool {
    label.map { LibraryEffects.takesFunction(labeled: $0.text) } ?? true
  }

  /// A call gives the function that is called: `where: isOlder(than: day)`. A comparator is a value.
  fileprivate var givesFunctionOfCall: Bool {
    guard let label, label.text != "using" else { return false }
    if (expression.as(ForceUnwrapExprSyntax.self)?.expression ?? expression).is(SubscriptCallExprSyntax.self)
    {
      return true
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
    return call.calledExpression.lastReference?.baseName.text.first?.isLowercase == true
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

extension ExprSyntax {
  /// The closures of a sequence that makes its elements when it is gone through: `names.lazy.filter { … }`.
  fileprivate var closuresOfLazySequences: [ExprSyntax] {
    if self.is(ClosureExprSyntax.self) || !hasLazySequence { return [] }
    var closures: [ExprSyntax] = []
    _ = containsNode(skippingInside: [.closureExpr]) { node, _ in
      if let call = node.as(FunctionCallExprSyntax.self), call.isOfLazySequence {
        closures +=
          call.arguments.map(\.expression).filter { $0.is(ClosureExprSyntax.self) }
          + call.trailingClosures.map { ExprSyntax($0) }
      }
      return false
    }
    return closures
  }

  private var hasLazySequence: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.text == "lazy" }
  }
}

extension FunctionCallExprSyntax {
  /// `names.lazy.filter { … }`
  fileprivate var isOfLazySequence: Bool {
    sequence(first: calledExpression) { expression in
      expression.as(MemberAccessExprSyntax.self)?.base
        ?? expression.as(FunctionCallExprSyntax.self)?.calledExpression
    }.contains { $0.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "lazy" }
  }
}

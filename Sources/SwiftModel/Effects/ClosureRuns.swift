import SwiftSyntax

extension ClosureExprSyntax {
  /// It runs where it stands, for certain: `{ … }()`, `lock.withLock { … }`, or what a sequence does with its elements.
  /// Any other closure may run later.
  var isNonEscaping: Bool {
    if parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == id { return true }
    guard let call = callReceivingIt else { return false }
    if let function = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      return Self.callingFunctions.contains(function.baseName.text)
    }
    return call.callsImmediately
  }

  /// `get` of `Binding(get: { … }, set: { … })`, also without the label. What shows the binding calls it: it runs while
  /// a view is made, if what makes the binding does.
  var isGetterOfBinding: Bool {
    guard let call = callReceivingIt else { return false }
    let isGetter =
      if let argument = parent?.as(LabeledExprSyntax.self) {
        argument.label?.text == "get"
      } else {
        call.trailingClosure?.id == id && call.additionalTrailingClosures.first?.label.text == "set"
      }
    guard isGetter else { return false }
    let name = call.calledExpression.writtenText.prefix(while: { $0 != "<" })
    return [".init", "Binding", "SwiftUI.Binding"].contains(String(name))
  }

  /// Those that call what they are given once, and in any case.
  fileprivate static let callingOnce: Set<String> = [
    "assumeIsolated", "autoreleasepool", "performAndWait", "sync", "withCriticalRegion",
    "withExtendedLifetime",
    "withLock", "withLockUnchecked",
  ]

  private static let callingFunctions: Set<String> = [
    "autoreleasepool", "withExtendedLifetime", "withUnsafeBytes", "withUnsafeMutableBytes",
    "withUnsafePointer", "withUnsafeMutablePointer", "withUnsafeTemporaryAllocation",
    // Of the initializers with `by:` and `uniquingKeysWith:`.
    "Dictionary",
  ]

  /// Of the standard library's sequences and optionals, of locks and of queues. What they take does not escape.
  fileprivate static let callingMethods: Set<String> = [
    "allSatisfy", "compactMap", "compactMapValues", "contains", "count", "drop", "filter", "first",
    "firstIndex",
    "flatMap", "forEach", "last", "lastIndex", "map", "mapValues", "max", "merge", "merging", "min",
    "partition",
    "prefix", "reduce", "removeAll", "sort", "sorted", "split", "sum", "trimmingPrefix",
    "withContiguousStorageIfAvailable",
    "withLock", "withLockIfAvailable", "withLockUnchecked", "withUnsafeBufferPointer", "withUnsafeBytes",
    "withUnsafeMutableBufferPointer", "withUnsafeMutableBytes", "withCriticalRegion",
    "assumeIsolated", "performAndWait", "sync",
  ]

  /// Those that may be called on a type, `MainActor.assumeIsolated { … }`; the others are of values.
  fileprivate static let callingMethodsOfTypes: Set<String> = [
    "assumeIsolated", "performAndWait", "sync", "withCriticalRegion", "withLock", "withLockIfAvailable",
    "withLockUnchecked",
  ]
}

extension FunctionCallExprSyntax {
  /// What it is given runs where it stands, for certain.
  var callsImmediately: Bool {
    // `.filter { … }` is a case or a static function.
    guard let member = calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else {
      return false
    }
    let name = member.declName.baseName.text
    // So is `Entry.filter { … }`.
    let isStatic = base.memberName?.first?.isUppercase == true
    if isStatic, !ClosureExprSyntax.callingMethodsOfTypes.contains(name) { return false }
    return ClosureExprSyntax.callingMethods.contains(name) && !isPartOfPublisher
  }

  /// A step of a chain that makes or uses a publisher: `$rows.map { … }`, `service.rows.map { … }.sink { … }`.
  fileprivate var isPartOfPublisher: Bool {
    var inner = calledExpression
    while let base = inner.as(MemberAccessExprSyntax.self)?.base
      ?? inner.as(FunctionCallExprSyntax.self)?.calledExpression
    {
      if base.memberName.map(Self.marksPublisher) == true { return true }
      inner = base
    }
    var outer = Syntax(self)
    while let member = outer.parent?.as(MemberAccessExprSyntax.self), member.base?.id == outer.id {
      if Self.marksPublisher(member.declName.baseName.text) { return true }
      outer = member.parent?.as(FunctionCallExprSyntax.self).map(Syntax.init) ?? Syntax(member)
    }
    return false
  }

  private static func marksPublisher(_ name: String) -> Bool {
    name.hasPrefix("$") || publisherMembers.contains(name)
  }

  private static let publisherMembers: Set<String> = [
    "assign", "combineLatest", "debounce", "delay", "eraseToAnyPublisher", "handleEvents", "lazy",
    "multicast",
    "objectWillChange", "publisher", "receive", "removeDuplicates", "replaceError", "replaceNil",
    "setFailureType",
    "share", "sink", "subscribe", "switchToLatest", "throttle", "tryMap", "Just", "Future", "Publishers",
  ]
}

extension ExprSyntax {
  /// `x` of `x` and of `y.x`.
  fileprivate var memberName: String? {
    self.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}

extension ProjectIndex {
  /// Whether a function of a name calls a closure that it is given before it returns.
  package func callsImmediately(_ function: String) -> Bool {
    ClosureExprSyntax.callingOnce.contains(function) || functionsCallingImmediately.contains(function)
  }
}

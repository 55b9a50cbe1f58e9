import SwiftSyntax

extension ClosureExprSyntax {
  /// The closure certainly runs in place: `{ … }()`, `lock.withLock { … }`, or an argument of a sequence's method. Any
  /// other closure may run later.
  var isNonEscaping: Bool {
    if parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == id { return true }
    guard let call = callReceivingIt else { return false }
    if let function = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      return LibraryEffects.isNonEscaping(function: function.baseName.text)
    }
    return call.callsImmediately
  }

  /// The closure is `get` of `Binding(get: { … }, set: { … })`, also without the label. Views that show the binding
  /// call it: it runs while a view is made, if the code that makes the binding does.
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
}

extension FunctionCallExprSyntax {
  /// The callee certainly runs its closure arguments in place.
  var callsImmediately: Bool {
    // `.filter { … }` is a case or a static function.
    guard let member = calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else {
      return false
    }
    // So is `Entry.filter { … }`.
    let isStatic = base.memberName?.first?.isUppercase == true
    return LibraryEffects.isNonEscaping(method: member.declName.baseName.text, isOnType: isStatic)
      && !isPartOfPublisher
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
    name.hasPrefix("$") || LibraryEffects.defersChain(name)
  }
}

extension ExprSyntax {
  /// `x` of `x` and of `y.x`.
  fileprivate var memberName: String? {
    self.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}

extension ProjectIndex {
  /// Whether a function of a name calls a closure argument before it returns.
  package func callsImmediately(_ function: String) -> Bool {
    LibraryEffects.callsOnce(function) || functionsCallingImmediately.contains(function)
  }

  /// Whether whoever is given a closure calls it before the call returns; `completion` of `withAnimation` is called later.
  package func runsImmediately(_ closure: DeferredClosure) -> Bool {
    guard let callee = closure.callee else { return false }
    return callsImmediately(callee) || closure.label == nil && LibraryEffects.animates(callee)
  }
}

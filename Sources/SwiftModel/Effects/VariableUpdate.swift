import SwiftParser
import SwiftSyntax

/// How code that does nothing else with a variable gives it another value.
package enum VariableUpdate: Sendable {
  /// By the value before: `tick += 1`, `ticks.append(1)`.
  case next
  /// By a value computed from it, where it is named in that value: the second name of `tick = tick + 1`. It is a read
  /// unless the target, named at an offset, may be the same variable.
  case source(target: Int)
  /// By a value that is new whenever it is made: `id = UUID()`.
  case fresh
  /// By a value that is never the one before: `isOn = !isOn`, `side = side == .left ? .right : .left`.
  case different
  /// By the value that an initializer without arguments makes: `id = .init()`.
  case initial
  /// By no value: `items = []`, `note = nil`.
  case empty
  /// By a literal, as it is written: `isLoading = true`, `title = "News"`.
  case literal(String)
  /// By any other value: `title = name`.
  case other

  /// How expressions begin that are new whenever they are evaluated, and those that say nothing.
  package static let freshValues = LibraryEffects.freshExpressions + ["()"]

  /// Nil where the reference is a read by something else, too.
  ///
  /// - Parameter assignment: the one that it is the target of.
  init?(by assignment: SequenceExprSyntax?, of reference: Reference) {
    if let assignment {
      self.init(by: assignment)
    } else if reference.isUpdatedByCall {
      self = .next
    } else if let target = reference.targetOfValue {
      self = .source(target: target.byteRange.lowerBound)
    } else {
      return nil
    }
  }

  private static func value(_ assignment: SequenceExprSyntax) -> VariableUpdate {
    guard assignment.elements.count == 3, let value = assignment.elements.last, value.isConstantLiteral else {
      return .other
    }
    return .literal(value.writtenText)
  }

  private init(by assignment: SequenceExprSyntax) {
    let elements = Array(assignment.elements)
    let value = elements.dropFirst(2).first?.writtenText ?? ""
    if !elements[1].is(AssignmentExprSyntax.self) {
      self = .next
    } else if Self.freshValues.contains(where: value.hasPrefix) {
      self = .fresh
    } else if assignment.assignsDifferentValue {
      self = .different
    } else {
      self = value.hasPrefix(".init()") ? .initial : assignment.assignsNothing ? .empty : .value(assignment)
    }
  }
}

extension Reference {
  /// It is the receiver of a mutating method whose result nothing uses: `ticks.append(1)`.
  fileprivate var isUpdatedByCall: Bool {
    guard let method = expression.parent?.as(MemberAccessExprSyntax.self), method.base?.id == expression.id,
      let call = method.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == method.id
    else { return false }
    let name = method.declName.baseName.text
    return LibraryEffects.mutatesReceiver(name) && (LibraryEffects.givesNothing(name) || call.isDiscarded)
  }

  /// The target of the same name that is assigned a value computed from it; nil for a copy: `tick = other.tick`.
  fileprivate var targetOfValue: DeclReferenceExprSyntax? {
    let elements = expression.parent?.as(ExprListSyntax.self)
    if elements?.count == 3, elements?.dropFirst().first?.isAssigningOperator == true { return nil }
    return sequence(first: Syntax(node), next: \.parent).lazy.prefix(while: \.onlyComputes)
      .compactMap { $0.as(SequenceExprSyntax.self) }.first(where: \.isAssignment).flatMap(\.assignedName)
      .flatMap { $0.baseName.plainText == name && $0.byteRange.lowerBound < offset ? $0 : nil }
  }
}

extension ExprSyntax {
  /// It has one value: `true`, `12`, `"News"`, `.open`.
  fileprivate var isConstantLiteral: Bool {
    if let string = self.as(StringLiteralExprSyntax.self) { return string.representedLiteralValue != nil }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base == nil }
    return self.is(BooleanLiteralExprSyntax.self) || self.is(IntegerLiteralExprSyntax.self)
      || self.is(FloatLiteralExprSyntax.self)
  }
}

extension SequenceExprSyntax {
  /// `x = nil`, `x = []`, `x = [:]`
  fileprivate var assignsNothing: Bool {
    elements.count == 3 && elements.last?.isEmptyLiteral == true
  }

  /// `x = !x`, `x = x == .a ? .b : .a`, `x = x != .a ? .a : .b`
  fileprivate var assignsDifferentValue: Bool {
    let parts = Array(elements)
    let target = parts[0].writtenText
    if parts.count == 3, let negation = parts[2].as(PrefixOperatorExprSyntax.self) {
      return negation.operator.text == "!" && negation.expression.writtenText == target
    }
    guard parts.count == 7, parts[2].writtenText == target,
      let choice = parts[5].as(UnresolvedTernaryExprSyntax.self),
      let operation = parts[3].as(BinaryOperatorExprSyntax.self)?.operator.text
    else { return false }
    let values = [choice.thenExpression, parts[6]]
    guard (values + [parts[4]]).allSatisfy(\.isConstantLiteral) else { return false }
    let (same, other) = operation == "==" ? (values[1], values[0]) : (values[0], values[1])
    return ["==", "!="].contains(operation) && same.writtenText == parts[4].writtenText
      && other.writtenText != same.writtenText
  }

  fileprivate var isAssignment: Bool { elements.dropFirst().first?.isAssigningOperator == true }

  fileprivate var assignedName: DeclReferenceExprSyntax? {
    let target = elements.first
    return target?.as(MemberAccessExprSyntax.self)?.declName ?? target?.as(DeclReferenceExprSyntax.self)
  }
}

extension Syntax {
  /// It is no statement, no closure, and no call that may do more with a value than to compute another one.
  fileprivate var onlyComputes: Bool {
    switch kind {
    case .codeBlockItem, .closureExpr: false
    case .functionCallExpr: cast(FunctionCallExprSyntax.self).onlyComputes
    default: true
    }
  }
}

extension FunctionCallExprSyntax {
  fileprivate var onlyComputes: Bool {
    if let function = calledExpression.as(DeclReferenceExprSyntax.self) {
      return LibraryEffects.computes(function: function.baseName.text)
    }
    let method = calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return method.map(LibraryEffects.computes(method:)) ?? false
  }

  /// It is a statement, and its result is not what a function, a getter or a closure returns.
  var isDiscarded: Bool { statementsAround.map { $0.count > 1 || !$0.mayGiveResult } ?? false }

  /// It is the only statement of a closure, which may return what it gives, or nothing.
  var isAllOfClosure: Bool {
    statementsAround.map { $0.count == 1 && $0.parent?.is(ClosureExprSyntax.self) == true } ?? false
  }

  /// Nil unless it is a statement of its own.
  private var statementsAround: CodeBlockItemListSyntax? {
    let whole = sequence(first: Syntax(self), next: \.parent).first {
      $0.parent?.is(TryExprSyntax.self) != true && $0.parent?.is(AwaitExprSyntax.self) != true
    }
    return whole?.parent?.as(CodeBlockItemSyntax.self)?.parent?.as(CodeBlockItemListSyntax.self)
  }
}

extension CodeBlockItemListSyntax {
  /// The only one of the statements may be what a function, a getter or a closure returns.
  fileprivate var mayGiveResult: Bool {
    guard let block = parent else { return false }
    if block.is(ClosureExprSyntax.self) || block.is(AccessorBlockSyntax.self) { return true }
    if let accessor = block.parent?.as(AccessorDeclSyntax.self) {
      return accessor.accessorSpecifier.tokenKind == .keyword(.get)
    }
    let result = block.parent?.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
    return result.map { !["Void", "()"].contains($0.writtenText) } ?? false
  }
}

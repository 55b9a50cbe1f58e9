package import SourceText
import SwiftSyntax

/// A statement that does nothing but to change a value in its place, with whatever runs meanwhile: `user?.visits = count()`,
/// `items.removeAll { isOld($0) }`, `trim(&items)`.
package struct ChangeStatement: Hashable, Sendable {
  /// In UTF-8 bytes, with `try` and `await`.
  package let range: Range<Int>
  /// What is changed, or a part of what: `model.items` of `model.items[0].names.append(name)`; with `?` behind it where the
  /// change is that of an optional value.
  package let place: Range<Int>
  /// The same without the `?`.
  package let value: Range<Int>
  /// Names that a local copy of the value may have, the best ones first.
  package let namesOfCopy: [String]
  /// The block that it is a statement of, with its braces.
  package let block: Range<Int>
  /// The block has no other statement.
  package let isAlone: Bool
  /// A closure may return what the statement gives.
  package let mayBeResult: Bool
  /// The value is a part of the property, and not all of it.
  package let isOfPart: Bool

  package var isOptional: Bool { place != value }
}

extension FactsReader {
  /// The statement that changes a property, where the value may be written twice; nil for any other code.
  ///
  /// - Parameter offset: where the name of the property starts, in UTF-8 bytes.
  package static func changeStatement(at offset: Int, in source: SourceFile) -> ChangeStatement? {
    reparse(source, around: [offset..<offset]) { file in
      file.names(at: [offset]).first?.parent?.as(DeclReferenceExprSyntax.self).flatMap(ChangeStatement.init)
    }
  }
}

extension ChangeStatement {
  fileprivate init?(of property: DeclReferenceExprSyntax) {
    let start =
      property.parent?.as(MemberAccessExprSyntax.self)
      .flatMap { $0.declName.id == property.id ? ExprSyntax($0) : nil } ?? ExprSyntax(property)
    guard let item = property.ancestor(as: CodeBlockItemSyntax.self),
      let statements = item.parent?.as(CodeBlockItemListSyntax.self), let block = statements.parent,
      case .expr(let whole) = item.item,
      let target = whole.withoutEffects.changedTarget(around: start)
    else { return nil }
    // Behind the last `?`, nothing else is asked whether it is there.
    let mark = target.accessSteps.lazy.compactMap { $0.as(OptionalChainingExprSyntax.self) }.first
    let value = mark?.expression ?? start
    guard value.byteRange.contains(property.byteRange.lowerBound), value.mayBeWrittenTwice,
      !whole.writtenText.contains("\"\"\""),
      // What is thrown by a call leaves the changes made until then.
      mark != nil && whole.withoutEffects.is(SequenceExprSyntax.self) || !whole.mayThrow
    else { return nil }
    let call = whole.withoutEffects.as(FunctionCallExprSyntax.self)
    guard call.map({ $0.isDiscarded || $0.isAllOfClosure }) != false else { return nil }
    let names = Self.namesOfCopy(of: value, in: item, isScoped: mark != nil)
    if names.isEmpty { return nil }
    self.init(
      range: whole.byteRange, place: (mark.map(ExprSyntax.init) ?? value).byteRange, value: value.byteRange,
      namesOfCopy: names, block: block.byteRange,
      isAlone: statements.count == 1 && block.as(ClosureExprSyntax.self)?.signature == nil,
      mayBeResult: call?.isAllOfClosure == true, isOfPart: value.id != start.id)
  }

  /// Those that mean nothing else there; where the copy is not local to the statement, nothing else in the block, either.
  private static func namesOfCopy(
    of value: ExprSyntax, in item: CodeBlockItemSyntax, isScoped: Bool
  ) -> [String] {
    guard let name = value.core.lastNameOfAccess else { return [] }
    let capitalized = name.prefix(1).uppercased() + name.dropFirst()
    let (new, changed) = ("new" + capitalized, "changed" + capitalized)
    let code = isScoped ? Syntax(item) : item.parent ?? Syntax(item)
    let mentioned = Set(
      code.tokens(viewMode: .sourceAccurate).filter {
        $0.parent?.parent?.as(MemberAccessExprSyntax.self)?.declName.id != $0.parent?.id
      }.map(\.plainText))
    return [name, new, changed].filter {
      !mentioned.contains($0) && LocalBinding.visible(named: $0, at: item) == nil
    }
  }
}

extension ExprSyntax {
  fileprivate var withoutEffects: ExprSyntax {
    if let node = self.as(TryExprSyntax.self) { return node.expression.withoutEffects }
    return self.as(AwaitExprSyntax.self)?.expression.withoutEffects ?? self
  }

  fileprivate var mayThrow: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.try) }
  }

  /// What a statement changes, where that is, or is a part of, a property: the left side of an assignment, the receiver of a
  /// method, an `inout` argument.
  fileprivate func changedTarget(around property: ExprSyntax) -> ExprSyntax? {
    func isAround(_ target: ExprSyntax) -> Bool { target.accessSteps.contains { $0.id == property.id } }
    if let elements = self.as(SequenceExprSyntax.self)?.elements {
      let isAssignment = elements.dropFirst().first?.isAssigningOperator == true
      return isAssignment ? elements.first.flatMap { isAround($0) ? $0 : nil } : nil
    }
    guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
    let lent = call.arguments.compactMap { $0.expression.as(InOutExprSyntax.self)?.expression }
    if let argument = lent.first(where: isAround) { return argument }
    let receiver = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    return receiver.flatMap { isAround($0) ? $0 : nil }
  }

  /// A chain of names and elements: at most getters run, and these twice.
  fileprivate var mayBeWrittenTwice: Bool {
    accessSteps.allSatisfy { step in
      step.is(DeclReferenceExprSyntax.self) || step.is(MemberAccessExprSyntax.self)
        || step.is(OptionalChainingExprSyntax.self) || step.is(ForceUnwrapExprSyntax.self)
        || step.as(SubscriptCallExprSyntax.self)?.arguments.allSatisfy {
          $0.expression.isName || $0.expression.is(IntegerLiteralExprSyntax.self)
            || $0.expression.is(StringLiteralExprSyntax.self)
        } == true
    } && accessSteps.last?.is(DeclReferenceExprSyntax.self) == true
  }

  /// `items` of `model.items[0]`
  fileprivate var lastNameOfAccess: String? {
    accessSteps.lazy.compactMap { $0.lastReference?.baseName }
      .first { if case .identifier = $0.tokenKind { true } else { false } }?.plainText
  }
}

import SwiftSyntax

/// The code around a closure that only sends `objectWillChange`, later or on the main thread:
/// `DispatchQueue.main.async { self.objectWillChange.send() }`.
package struct DispatchHop: Hashable, Sendable {
  /// The changes and calls of members in the same body.
  package let accesses: [AccessFact]
  /// They are made on the actor of the type, if it is on one.
  package let isIsolatedAsType: Bool
}

/// On which actor a statement runs, as far as the body around it says.
package enum StatementIsolation: Hashable, Sendable {
  /// The isolation of the enclosing member.
  case member
  case mainActor
  /// No isolation, or an unknown one.
  case unknown
}

enum HopReader {
  /// By the closures around the statement, up to the member.
  static func isolation(of statement: CodeBlockItemSyntax) -> StatementIsolation {
    for node in sequence(first: Syntax(statement), next: \.parent) {
      if let closure = node.as(ClosureExprSyntax.self) {
        if closure.isOnMainActor { return .mainActor }
        if closure.isOnMainThread || closure.runsConcurrently || closure.isCallback { return .unknown }
      } else if node.parent?.is(MemberBlockItemSyntax.self) == true {
        break
      }
    }
    return .member
  }

  /// - Parameter statement: the call that takes the closure.
  /// - Returns: nil if the enclosing body certainly runs on the main thread.
  static func read(around statement: CodeBlockItemSyntax) -> DispatchHop? {
    var body: Syntax?
    for node in sequence(first: Syntax(statement), next: \.parent) {
      if let closure = node.as(ClosureExprSyntax.self) {
        if closure.isOnMainThread { return nil }
        if closure.isNonEscaping { continue }
        body = body ?? Syntax(closure.statements)
        if !closure.inheritsActor { return fact(of: body, isIsolatedAsType: false) }
      } else if let block = node.as(CodeBlockSyntax.self), block.isWholeBody {
        body = body ?? node
      } else if node.parent?.is(MemberBlockItemSyntax.self) == true {
        if node.asProtocol((any WithAttributesSyntax).self)?.attributes.isOnMainActor == true { return nil }
        let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers
        let isNonisolated = modifiers?.contains { $0.name.text == "nonisolated" } == true
        return fact(of: body, isIsolatedAsType: !isNonisolated)
      }
    }
    return nil
  }

  private static func fact(of body: Syntax?, isIsolatedAsType: Bool) -> DispatchHop? {
    body.map {
      DispatchHop(
        accesses: MemberAccessReader(names: nil).accesses(in: $0).filter { !$0.runsLater },
        isIsolatedAsType: isIsolatedAsType)
    }
  }
}

extension ClosureExprSyntax {
  fileprivate var callee: String { callReceivingIt?.calledExpression.writtenText ?? "" }

  /// `DispatchQueue.main.async { … }`, `Task { @MainActor in … }`: statically on the main actor.
  fileprivate var isOnMainActor: Bool {
    signature?.attributes.isOnMainActor == true
      || LibraryEffects.isOnMainActor(callee: callee)
  }

  /// Also `OperationQueue.main.addOperation { … }`, which is not statically isolated.
  fileprivate var isOnMainThread: Bool {
    isOnMainActor || LibraryEffects.isOnMainThread(callee: callee)
  }

  /// The system calls it, and takes it as a `@Sendable` closure, which is on no actor, whatever queue it is called on.
  fileprivate var isCallback: Bool {
    guard let name = callReceivingIt?.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
    else { return false }
    return LibraryEffects.callsBack(name.text)
  }

  /// It is on the actor that it stands on.
  fileprivate var inheritsActor: Bool { callee == "Task" }
}

extension CodeBlockSyntax {
  /// Of a function, an initializer or an accessor.
  fileprivate var isWholeBody: Bool {
    guard let parent else { return false }
    return parent.is(FunctionDeclSyntax.self) || parent.is(InitializerDeclSyntax.self)
      || parent.is(AccessorDeclSyntax.self)
  }
}

extension AttributeListSyntax {
  fileprivate var isOnMainActor: Bool {
    contains { element in
      guard case .attribute(let attribute) = element else { return false }
      return attribute.attributeName.isWritten("MainActor")
    }
  }
}

import SwiftSyntax

/// A name in an expression: `title`, `model.title`, `Model.init`.
struct Reference {
  let node: DeclReferenceExprSyntax
  /// The member access with this name as its member; nil for an unqualified name.
  let access: MemberAccessExprSyntax?

  /// Nil where the token is no name of an expression.
  init?(_ token: TokenSyntax) {
    guard let node = token.parent?.as(DeclReferenceExprSyntax.self), node.baseName.id == token.id else {
      return nil
    }
    self.node = node
    access = node.parent?.as(MemberAccessExprSyntax.self).flatMap { $0.declName.id == node.id ? $0 : nil }
  }

  var name: String { node.baseName.plainText }

  /// Where the name starts, as a byte offset.
  var offset: Int { node.byteRange.lowerBound }

  /// What stands before its dot, before the `#if` around it, too; nil for an unqualified name and for `.name`.
  var base: ExprSyntax? { access?.baseInChain }

  /// The name with the base before it.
  var expression: ExprSyntax { access.map { ExprSyntax($0) } ?? ExprSyntax(node) }

  /// A component of a key path.
  var isKeyPathComponent: Bool { node.parent?.is(KeyPathPropertyComponentSyntax.self) == true }

  /// It stands alone, and a local declaration introduces it.
  var isLocal: Bool { access == nil && LocalBinding.visible(named: name, at: node) != nil }

  /// A member of the enclosing type, or of no type at all: it stands alone or behind `self`.
  var isOwn: Bool { access.map { $0.base?.isSelf == true } ?? true }

  /// The call whose callee it names, also with generic arguments or behind `.init`: `title()`, `Model<Int>.init()`.
  var call: FunctionCallExprSyntax? {
    var callee = expression
    while let parent = callee.parent {
      if let call = parent.as(FunctionCallExprSyntax.self) {
        return call.calledExpression.id == callee.id ? call : nil
      }
      if let specialization = parent.as(GenericSpecializationExprSyntax.self),
        specialization.expression.id == callee.id
      {
        callee = ExprSyntax(specialization)
      } else if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == callee.id,
        member.declName.baseName.tokenKind == .keyword(.`init`)
      {
        callee = ExprSyntax(member)
      } else {
        return nil
      }
    }
    return nil
  }

  /// The call that names it as its callee, with nothing but generic arguments between.
  var directCall: FunctionCallExprSyntax? {
    let callee =
      expression.parent?.as(GenericSpecializationExprSyntax.self).map(ExprSyntax.init) ?? expression
    return callee.parent?.as(FunctionCallExprSyntax.self).flatMap {
      $0.calledExpression.id == callee.id ? $0 : nil
    }
  }

  /// The elements of `title = value`, where it is the target of that or another assignment.
  var assignment: SequenceExprSyntax? { expression.assignment?.elements }
}

extension FunctionCallExprSyntax {
  /// The closures behind the parentheses, in order.
  var trailingClosures: [ClosureExprSyntax] {
    [trailingClosure].compactMap { $0 } + additionalTrailingClosures.map(\.closure)
  }
}

extension MemberAccessExprSyntax {
  /// What stands before the dot, before the `#if` around it, too; nil for `.name`.
  var baseInChain: ExprSyntax? { base ?? enclosingPostfixIfConfig?.base }

  /// The `#if` in a chain of members whose clause begins with this one.
  var enclosingPostfixIfConfig: PostfixIfConfigExprSyntax? {
    var child = Syntax(self)
    while let parent = child.parent {
      switch parent.as(SyntaxEnum.self) {
      case .postfixIfConfigExpr(let config) where config.base?.id != child.id: return config
      case .postfixIfConfigExpr, .ifConfigDecl, .ifConfigClauseList, .ifConfigClause, .memberAccessExpr,
        .optionalChainingExpr, .forceUnwrapExpr, .genericSpecializationExpr:
        break
      case .functionCallExpr(let call) where call.calledExpression.id == child.id: break
      case .subscriptCallExpr(let call) where call.calledExpression.id == child.id: break
      default: return nil
      }
      child = parent
    }
    return nil
  }
}

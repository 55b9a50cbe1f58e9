import SwiftSyntax

/// The members of one object that code names which runs at once.
final class MemberNames: SyntaxVisitor {
  /// How the object is written; nil for `self`.
  private let object: String?
  private var depth: Int
  private(set) var found: Set<String> = []
  private var offsets: Set<Int> = []
  private var followed: Set<SyntaxIdentifier> = []

  /// Where names stand; in order.
  var mentions: [Int] { offsets.sorted() }

  /// - Parameter isInBody: no closure runs for the only reason that it stands there.
  init(of object: ExprSyntax?, isInBody: Bool = false) {
    self.object = object?.writtenText
    depth = isInBody ? 1 : 0
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return depth == 1 || node.isNonEscaping ? .visitChildren : .skipChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }

  /// The name of a function passed on and called later, not its base expression.
  ///
  /// - Parameter property: a value, like the changed one.
  func readName(_ expression: ExprSyntax, unless property: String) {
    guard let name = expression.lastReference, name.baseName.plainText != property else { return }
    _ = visit(name)
  }

  // A capture is evaluated when the closure is created.
  override func visit(_ node: ClosureCaptureClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.plainText
    if case .identifier = node.baseName.tokenKind { offsets.insert(node.byteRange.lowerBound) }
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      let isOfObject =
        object.map { $0 == member.base?.writtenText } ?? member.base.map(\.isSelf) ?? false
      if isOfObject { found.insert(name) }
    } else if node.baseName.tokenKind != .keyword(.self) {
      if let local = LocalBinding.visible(named: name, at: node) {
        follow(local.syntax)
      } else if object == nil {
        found.insert(name)
      }
    }
    return .visitChildren
  }

  /// The effects of a local function, a local getter or a closure in a constant happen where it is named.
  private func follow(_ local: Syntax) {
    guard followed.insert(local.id).inserted else { return }
    let body: Syntax?
    if let function = local.as(FunctionDeclSyntax.self) {
      body = function.body.map(Syntax.init)
    } else {
      let binding = local.parent?.as(PatternBindingSyntax.self)
      body =
        binding?.accessorBlock.map(Syntax.init)
        ?? binding?.initializer?.value.as(ClosureExprSyntax.self).map { Syntax($0.statements) }
    }
    guard let body else { return }
    let outer = depth
    depth = 1
    walk(body)
    depth = outer
  }
}

import SwiftSyntax

/// What the code around a name says of all that is named there.
struct Surroundings {
  let context: CodeContext
  /// See `Effect.closures` and `Effect.branches`.
  let closures: [DeferredClosure]
  let branches: [Branch]
}

/// The surroundings of names in a tree.
///
/// To walk up from a name to the member around takes longer than all else that is read of an effect, and most names share
/// their way with others. So what a statement says is kept for the names in it.
final class SurroundingsReader {
  private var known: [SyntaxIdentifier: Surroundings] = [:]
  private var leaving: [SyntaxIdentifier: Bool] = [:]

  func surroundings(of node: Syntax) -> Surroundings {
    let context = CodeContext(of: node) { self.surroundings(of: $0).context }
    var (closures, branches): ([DeferredClosure], [Branch]) = ([], [])
    for child in sequence(first: node, next: \.parent) {
      if child.kind == .closureExpr,
        let closure = DeferredClosure(child.cast(ClosureExprSyntax.self), around: node)
      {
        closures.append(closure)
      }
      guard let parent = child.parent, parent.kind != .memberBlockItem else { break }
      branches += (self.branches(of: child, in: parent) ?? child.branches(in: parent)).reversed()
      if let statement = parent.as(CodeBlockItemSyntax.self) {
        let around = surroundings(of: statement)
        // Most names share what their statement has.
        return Surroundings(
          context: context, closures: closures.isEmpty ? around.closures : closures + around.closures,
          branches: branches.isEmpty ? around.branches : around.branches + branches.reversed())
      }
    }
    return Surroundings(context: context, closures: closures, branches: branches.reversed())
  }

  /// Those that the statements before it make; nil for what is no statement.
  private func branches(of child: Syntax, in parent: Syntax) -> [Branch]? {
    guard let statements = parent.as(CodeBlockItemListSyntax.self) else { return nil }
    return statements.prefix { $0.id != child.id }.filter(mayLeave).map {
      $0.branchBehind(upTo: statements.byteRange.upperBound)
    }
  }

  private func mayLeave(_ statement: CodeBlockItemSyntax) -> Bool {
    let found = leaving[statement.id] ?? statement.mayLeave
    leaving[statement.id] = found
    return found
  }

  private func surroundings(of statement: CodeBlockItemSyntax) -> Surroundings {
    if let known = known[statement.id] { return known }
    let found = surroundings(of: Syntax(statement))
    known[statement.id] = found
    return found
  }
}

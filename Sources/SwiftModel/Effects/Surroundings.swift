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
  /// The local functions that are being looked at: some call each other.
  private let besides: Set<SyntaxIdentifier>
  /// Of local functions, by the declaration or the closure.
  private var ofLocalFunctions: [SyntaxIdentifier: [Branch]] = [:]

  init(besides: Set<SyntaxIdentifier> = []) { self.besides = besides }

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
      branches += self.branches(ofLocalFunction: child).reversed()
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

  /// Those around the only call of a local function, besides those around the function itself; where there are several, none
  /// if some one of them always runs, and else the function as a whole.
  private func branches(ofLocalFunction node: Syntax) -> [Branch] {
    let calls: [DeclReferenceExprSyntax]
    switch node.kind {
    case .functionDecl where !node.isMemberOrGlobal: calls = node.cast(FunctionDeclSyntax.self).localCalls
    case .closureExpr:
      guard let holder = node.localHolder else { return [] }
      calls = holder.localCalls
    case .patternBinding where !node.isMemberOrGlobal:
      let binding = node.cast(PatternBindingSyntax.self)
      guard binding.isEvaluatedWhereUsed else { return [] }
      calls = binding.localUses
    default: return []
    }
    if besides.contains(node.id) { return [] }
    if let known = ofLocalFunctions[node.id] { return known }
    let reader = SurroundingsReader(besides: besides.union([node.id]))
    let own = node.ancestor(as: CodeBlockItemSyntax.self).map { reader.surroundings(of: $0).branches.count }
    let ofCalls = calls.map { reader.surroundings(of: Syntax($0)).branches.dropFirst(own ?? 0) }
    var paths = BranchPaths()
    // All of them are in one file.
    for path in ofCalls { paths.insert(path.map { Located(file: 0, use: $0) }) }
    let found =
      ofCalls.count == 1 ? Array(ofCalls[0]) : paths.contains([]) ? [] : [Branch(node.byteRange)]
    ofLocalFunctions[node.id] = found
    return found
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

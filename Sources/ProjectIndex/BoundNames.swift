import SwiftSyntax

/// The names that patterns, parameters, captures and declarations of a file bind, by the members whose bodies they
/// stand in.
///
/// Most names that a body mentions are members, globals or types. Following each of them through all scopes around
/// it costs more than parsing the file. What is bound nowhere in the same member has no local declaration.
struct BoundNames {
  /// Those of the file that is being read; nil where they were not collected.
  @TaskLocal private static var ofFile: BoundNames?

  fileprivate struct Member {
    let range: Range<Int>
    var names: Set<String> = []
  }

  /// In the order of the file; they do not overlap.
  fileprivate var members: [Member] = []
  /// Bound outside of all of them.
  fileprivate var elsewhere: Set<String> = []

  /// Reads something of a file, with its names at hand.
  static func collected<Result>(from tree: SourceFileSyntax, whileReading read: () -> Result) -> Result {
    let visitor = BoundNameVisitor(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return $ofFile.withValue(visitor.bound, operation: read)
  }

  /// Whether a name may have a local declaration that is visible at a place of the file that is being read.
  static func mayHold(_ name: String, at node: some SyntaxProtocol) -> Bool {
    guard let bound = ofFile else { return true }
    return bound.elsewhere.contains(name)
      || bound.member(at: node.position.utf8Offset)?.names.contains(name) == true
  }

  /// Takes O(log n).
  private func member(at offset: Int) -> Member? {
    var (low, high) = (0, members.count)
    while low < high {
      let middle = (low + high) / 2
      if members[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < members.count && members[low].range.contains(offset) ? members[low] : nil
  }
}

/// Visits all that lexical lookup takes names from.
private final class BoundNameVisitor: SyntaxVisitor {
  private(set) var bound = BoundNames()
  /// How many members are around the current node: several where a body declares a type.
  private var depth = 0

  private func enter(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    if depth == 0 {
      // With its trivia, so that a node that starts with a comment lies in it too.
      bound.members.append(
        BoundNames.Member(range: node.position.utf8Offset..<node.endPosition.utf8Offset))
    }
    depth += 1
    return .visitChildren
  }

  private func add(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if depth > 0 {
      bound.members[bound.members.count - 1].names.insert(token.plainText)
    } else {
      bound.elsewhere.insert(token.plainText)
    }
    return .visitChildren
  }

  /// A variable of a block outside of all members is visible behind its declaration too.
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    node.isMember ? enter(node) : .visitChildren
  }
  override func visitPost(_ node: VariableDeclSyntax) {
    if node.isMember { depth -= 1 }
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: InitializerDeclSyntax) { depth -= 1 }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: DeinitializerDeclSyntax) { depth -= 1 }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: SubscriptDeclSyntax) { depth -= 1 }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    _ = add(node.name)
    return enter(node)
  }
  override func visitPost(_ node: FunctionDeclSyntax) { depth -= 1 }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    // A member is found through its type.
    let variable = node.parent?.parent?.parent?.as(VariableDeclSyntax.self)
    return variable?.isMember == true ? .visitChildren : add(node.identifier)
  }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: AccessorParametersSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.secondName ?? node.firstName)
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.secondName ?? node.firstName)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: PrecedenceGroupDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
}

extension VariableDeclSyntax {
  fileprivate var isMember: Bool { parent?.is(MemberBlockItemSyntax.self) == true }
}

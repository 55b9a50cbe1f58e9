import SourceText
import SwiftSyntax

/// Collects the declarations of one file, and its uses of observable objects, in one walk.
enum FactsCollector {
  /// The selection of facts to collect.
  enum Purpose {
    case facts
    /// Only calls, modifications in place and self-assignments.
    case actions
  }

  /// - Returns: where the declarations stand.
  static func collect(
    from tree: SourceFileSyntax, into facts: FileFacts, for purpose: Purpose = .facts
  ) -> DeclarationRanges {
    let visitor = UseVisitor(
      purpose,
      namesSubjects: ProjectionReader.namesSubjects(facts.source.bytes),
      awaits: facts.source.bytes.firstOffset(of: Array("await".utf8)) != nil)
    visitor.walk(tree)
    facts.imports = visitor.imports
    facts.conditionalClauses = visitor.conditionalClauses
    facts.types = visitor.types
    facts.globalVariables = visitor.globalVariables
    facts.globalFunctions = visitor.globalFunctions
    facts.globalTypeAliases = visitor.globalTypeAliases
    facts.macroNames = visitor.macroNames
    facts.projections = visitor.projections
    facts.storageUses = visitor.storageUses
    facts.environmentCalls = visitor.environmentCalls
    facts.objectWillChangeUses = visitor.objectWillChangeUses
    facts.receiveUses = visitor.receiveUses
    facts.selfAssignments = visitor.selfAssignments
    facts.renderCallees = visitor.renderCallees
    facts.modifyAccesses = visitor.modifyAccesses
    facts.typeMentions = visitor.typeMentions
    facts.localWrappers = visitor.localWrappers
    return DeclarationRanges(
      tree.statements.compactMap { $0.isDeclaration ? $0.byteRange : nil } + visitor.members,
      bodies: facts.source.bodies ?? [], types: visitor.types.map(\.range))
  }
}

/// Visits one file, and collects its uses besides its declarations.
private final class UseVisitor: DeclarationVisitor {
  private let purpose: FactsCollector.Purpose
  private let namesSubjects: Bool
  private let awaits: Bool
  private(set) var projections: [ProjectionUse] = []
  private(set) var storageUses: [StorageUse] = []
  private(set) var environmentCalls: [EnvironmentCallUse] = []
  private(set) var objectWillChangeUses: [ObjectWillChangeUse] = []
  private(set) var receiveUses: [ReceiveUse] = []
  private(set) var selfAssignments: [SelfAssignment] = []
  private(set) var renderCallees = RenderCallees()
  private(set) var modifyAccesses: [ModifyAccess] = []
  private(set) var typeMentions: [TypeMention] = []
  private(set) var localWrappers: [LocalWrapperUse] = []
  /// The names mentioned in the types around the current node.
  private var names: [MentionedNames] = []
  /// The members around the current node, with the closures around each.
  private var openMembers: [(name: String, mayBeLeft: Bool, closures: Int)] = []
  /// The closures around the current node.
  private var closures: [(isUncertain: Bool, isConcurrent: Bool)] = []
  /// The number of concurrent closures around the current node.
  private var concurrency = 0
  /// The number of branches, actions and rows around the current node.
  private var uncertainty = 0

  /// The execution contexts of the declarations and closures around the current node.
  private var places: [CodePlace] = [.elsewhere]

  init(_ purpose: FactsCollector.Purpose, namesSubjects: Bool, awaits: Bool) {
    self.purpose = purpose
    self.namesSubjects = namesSubjects
    self.awaits = awaits
    super.init(readsMembers: purpose == .facts)
  }

  // MARK: Enclosing types

  override func willEnterType() { names.append(MentionedNames()) }

  override func willLeave(type: Int) {
    guard let names = names.popLast() else { return }
    types[type].mentionCounts = names.counts
    types[type].certainReads = names.certain
    types[type].concurrentMentions = names.concurrent
  }

  // MARK: Names

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard purpose == .facts else { return .skipChildren }
    let name = node.baseName.plainText
    if !names.isEmpty {
      names[names.count - 1].counts[name, default: 0] += 1
      // `.name` and `other.name` are members of something else.
      if uncertainty == 0, let member = openMembers.last, !member.mayBeLeft,
        let use = Reference(node.baseName),
        use.isOwn, !use.isKeyPathComponent
      {
        names[names.count - 1].certain[member.name, default: []].insert(name)
      }
      if concurrency > 0 { names[names.count - 1].concurrent.insert(name) }
    }
    let first = name.utf8.first
    if first == UInt8(ascii: "$"), case .identifier = node.baseName.tokenKind {
      addProjection(of: node, named: String(name.dropFirst()))
    } else if first == UInt8(ascii: "_"), name.utf8.count > 1 {
      if node.isProjectedStorage {
        addProjection(of: node, named: String(name.dropFirst()))
      } else if let use = StorageUseReader(node, enclosingType: enclosingType).read() {
        storageUses.append(use)
      }
    } else if name == "objectWillChange", !node.isImplicitMember {
      objectWillChangeUses.append(ObjectWillChangeReader.read(node, enclosingType: enclosingType))
    } else if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first ?? 0), Self.oldTypeNames.contains(name),
      !node.isPartOfStorageInitialization, !node.isImplicitMember
    {
      typeMentions.append(
        TypeMention(
          name: name, arguments: node.specializedArguments, range: node.byteRange,
          enclosingType: enclosingType, position: .other, wrapperTypeRange: nil, publisherType: nil,
          companions: [], rangeInComposition: nil, wrappedValue: node.wrappedValue,
          projection: node.projection?.whole, projectedObject: node.projection?.object))
    } else if first == UInt8(ascii: "e") || first == UInt8(ascii: "f"), name.utf8.count > 12,
      let use = EnvironmentCallUse(reference: node, named: name, enclosingType: enclosingType)
    {
      environmentCalls.append(use)
    }
    return .skipChildren
  }

  /// `{ [$x] in … }` captures the projected value.
  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.plainText
    if purpose == .facts, name.hasPrefix("$"), node.initializer == nil {
      projections.append(
        ProjectionUse(
          name: String(name.dropFirst()), base: nil, enclosingType: enclosingType,
          range: node.name.byteRange,
          nameRange: node.name.byteRange, isOfStorage: false, continuation: .whole, isKeyPath: false,
          isShadowed: false,
          isArgument: false, publisherRole: .other, hidesSubject: false, builder: nil))
    }
    return .visitChildren
  }

  private func addProjection(of node: DeclReferenceExprSyntax, named name: String) {
    let reader = ProjectionReader(
      node, name: name, enclosingType: enclosingType, namesSubjects: namesSubjects)
    if let use = reader.read() {
      projections.append(use)
    }
  }

  // MARK: Conditional and deferred code

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    openMembers.append((node.decl.memberName, false, closures.count))
    return super.visit(node)
  }
  override func visitPost(_ node: MemberBlockItemSyntax) { openMembers.removeLast() }

  override func visitPost(_ node: ReturnStmtSyntax) { leaveMember() }
  override func visitPost(_ node: ThrowStmtSyntax) { leaveMember() }

  /// The code of the member that follows may not run.
  private func leaveMember() {
    guard let member = openMembers.last, member.closures == closures.count else { return }
    openMembers[openMembers.count - 1].mayBeLeft = true
  }

  override func willEnterBody(of node: Syntax) {
    if let closure = node.as(ClosureExprSyntax.self) { return enter(closure) }
    places.append(node.codePlace(in: enclosingType.flatMap { types[$0].name.last }) ?? place)
    renderCallees.enter(place)
  }

  override func willLeaveBody(of node: Syntax) {
    places.removeLast()
    if node.is(ClosureExprSyntax.self) { leaveClosure() }
  }

  private func enter(_ node: ClosureExprSyntax) {
    let runsLater = node.runsLater || awaits && node.isAsync
    places.append(runsLater ? .elsewhere : place)
    closures.append((runsLater || node.isRowContent, node.runsConcurrently))
    if closures[closures.count - 1].isUncertain { uncertainty += 1 }
    if closures[closures.count - 1].isConcurrent { concurrency += 1 }
  }

  private func leaveClosure() {
    let closure = closures.removeLast()
    if closure.isUncertain { uncertainty -= 1 }
    if closure.isConcurrent { concurrency -= 1 }
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    if node.mayNotRun { uncertainty += 1 }
    return .visitChildren
  }
  override func visitPost(_ node: CodeBlockSyntax) {
    if node.mayNotRun { uncertainty -= 1 }
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    uncertainty += 1
    return .visitChildren
  }
  override func visitPost(_ node: SwitchCaseSyntax) { uncertainty -= 1 }

  // MARK: Execution contexts

  private var place: CodePlace { places[places.count - 1] }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    places.append(node.onlyReads ? place : .elsewhere)
    return .visitChildren
  }
  override func visitPost(_ node: AccessorDeclSyntax) { places.removeLast() }

  // MARK: Calls

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if place != .elsewhere {
      for callee in node.callees(at: place) { renderCallees.insert(callee, at: place) }
    }
    modifyAccesses += ModifyAccessReader.read(node, enclosingType: enclosingType)
    if purpose == .actions { return .visitChildren }
    if let use = ReceiveUseReader.read(node) { receiveUses.append(use) }
    if let use = EnvironmentCallUse(node, enclosingType: enclosingType) { environmentCalls.append(use) }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    modifyAccesses += ModifyAccessReader.read(node, enclosingType: enclosingType)
    if let assignment = SelfAssignmentReader.read(node, enclosingType: enclosingType) {
      selfAssignments.append(assignment)
    }
    return node.mayStopBehindFirst ? visitFirstAsCertain(node.elements) : .visitChildren
  }

  override func visit(_ node: ConditionElementListSyntax) -> SyntaxVisitorContinueKind {
    node.count > 1 ? visitFirstAsCertain(node) : .visitChildren
  }

  private func visitFirstAsCertain(_ parts: some SyntaxCollection) -> SyntaxVisitorContinueKind {
    for (number, part) in parts.enumerated() {
      if number == 1 { uncertainty += 1 }
      walk(part)
    }
    if parts.count > 1 { uncertainty -= 1 }
    return .skipChildren
  }

  // MARK: Types

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if purpose == .facts, Self.oldTypeNames.contains(node.name.text) {
      addMention(of: node.name, node.genericArgumentClause, at: TypeSyntax(node))
    }
    return node.genericArgumentClause == nil ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if purpose == .facts, Self.oldTypeNames.contains(node.name.text) {
      addMention(of: node.name, node.genericArgumentClause, at: TypeSyntax(node))
    }
    return .visitChildren
  }

  private func addMention(of name: TokenSyntax, _ clause: GenericArgumentClauseSyntax?, at type: TypeSyntax) {
    guard type.parent?.is(AttributeSyntax.self) != true, type.parent?.is(ExtensionDeclSyntax.self) != true,
      !type.isInheritedType,
      !(LibraryWrapper(named: name.text).contains(.takesObservableObject) && type.nestsWrapperOfProperty)
    else { return }
    typeMentions.append(
      TypeMention(
        name: name.text, arguments: clause.map { TypeExpression.read(arguments: $0) } ?? [],
        range: type.byteRange, enclosingType: enclosingType, position: type.mentionPosition,
        wrapperTypeRange: type.parent?.as(MemberTypeSyntax.self).flatMap { member in
          member.name.text == "Wrapper" && member.baseType.id == type.id ? member.byteRange : nil
        }, publisherType: name.text == "Published" ? PublisherTypeFact(around: type) : nil,
        companions: type.companions, rangeInComposition: type.rangeInComposition, wrappedValue: nil,
        projection: nil, projectedObject: nil))
  }

  private static let oldTypeNames: Set<String> = [
    "ObservableObject", "ObservedObject", "StateObject", "EnvironmentObject", "Published", "FocusedObject",
    "ObservableObjectPublisher",
  ]

  // MARK: Wrappers of local variables and parameters

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if purpose == .facts, let use = LocalWrapperUse(node, enclosingType: enclosingType) {
      localWrappers.append(use)
    }
    return .visitChildren
  }
}

extension CodeBlockItemSyntax {
  /// A declaration at file scope on which no code in others depends by syntax.
  fileprivate var isDeclaration: Bool {
    switch item.kind {
    case .functionDecl, .ifConfigDecl, .macroExpansionDecl, .macroExpansionExpr: true
    default: item.isProtocol((any DeclGroupSyntax).self)
    }
  }
}

extension DeclSyntax {
  /// The name of a function or a variable.
  fileprivate var memberName: String {
    if let function = self.as(FunctionDeclSyntax.self) { return function.name.plainText }
    let pattern = self.as(VariableDeclSyntax.self)?.bindings.first?.pattern
    return pattern?.as(IdentifierPatternSyntax.self)?.identifier.plainText ?? ""
  }
}

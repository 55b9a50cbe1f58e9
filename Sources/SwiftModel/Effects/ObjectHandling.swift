package import SourceText
import SwiftSyntax

/// The uses of an object in a view of UIKit or AppKit for SwiftUI, such as `NSViewRepresentable`.
package struct ObjectHandling: Sendable {
  /// A member of the object is, or may be, read while the view is made or updated.
  package fileprivate(set) var isRead = false
  /// The object is stored elsewhere, or read by the coordinator or by code that runs later.
  package fileprivate(set) var isPassedOn = false
  /// An update does something besides keeping the view itself.
  package fileprivate(set) var updates = false
  /// The object as a whole is an argument of a call while the view is made or updated.
  package fileprivate(set) var isGiven = false
  /// The members of the object that are read while the view is made or updated, in whatever case.
  package fileprivate(set) var members: Set<String> = []
  /// The members that code reads which an update leaves to a queue or a task.
  package fileprivate(set) var deferred: Set<String> = []
  /// The members that an update reads only where its coordinator, or what is updated, says so.
  package fileprivate(set) var guarded: Set<String> = []

  /// The members that an update may not read, and leaves to other code or another update.
  package var later: Set<String> { deferred.union(guarded) }

  /// The initial value, before any declaration of the type is read.
  package init() {}

  /// Adds the uses in another declaration of the type.
  package mutating func formUnion(_ other: ObjectHandling) {
    isRead = isRead || other.isRead
    isPassedOn = isPassedOn || other.isPassedOn
    updates = updates || other.updates
    isGiven = isGiven || other.isGiven
    members.formUnion(other.members)
    deferred.formUnion(other.deferred)
    guarded.formUnion(other.guarded)
  }
}

extension FactsReader {
  /// The uses of a property in the declarations of a type.
  ///
  /// - Parameter blocks: the braces of the declarations.
  package static func handling(
    of name: String, inTypesAt blocks: [Range<Int>], in source: SourceFile
  ) -> ObjectHandling {
    let updates = Set(LibraryEffects.updatesOfRepresentables)
    return reparse(source) { file in
      var reader = HandlingReader(name: name, blocks: blocks)
      for update in file.names(updates) {
        if let function = update.parent?.as(FunctionDeclSyntax.self) { reader.add(function) }
      }
      for reference in file.references(to: [name, "$" + name]) { reader.add(reference) }
      return reader.handling
    }
  }
}

private struct HandlingReader {
  let name: String
  let blocks: [Range<Int>]
  private(set) var handling = ObjectHandling()

  init(name: String, blocks: [Range<Int>]) {
    self.name = name
    self.blocks = blocks
  }

  mutating func add(_ function: FunctionDeclSyntax) {
    if function.updatesRepresentable, function.isMember(ofTypesAt: blocks),
      function.body?.statements.contains(where: { !$0.keepsSelf }) == true
    {
      handling.updates = true
    }
  }

  mutating func add(_ reference: Reference) {
    if !reference.node.isMember(ofTypesAt: blocks) {
      if isNested(reference.node) { handling.isPassedOn = true }
    } else if reference.isOwn {
      add(reference.expression, isProjection: reference.name != name)
    }
  }

  /// - Parameter object: the mention of the object, with a `self.` before it.
  private mutating func add(_ object: ExprSyntax, isProjection: Bool) {
    var current = Syntax(object)
    while let parent = current.parent {
      if let closure = parent.as(ClosureExprSyntax.self), closure.surelyRunsElsewhere,
        !closure.captures(object)
      {
        handling.isPassedOn = true
        if closure.runsOnce, closure.enclosingUpdate != nil, let member = object.memberOfObject {
          handling.deferred.insert(member)
        }
        return
      }
      if let function = parent.as(FunctionDeclSyntax.self) {
        if function.name.plainText == "makeCoordinator" {
          handling.isPassedOn = true
          return
        }
        if function.name.plainText.hasPrefix("dismantle") { return }
        break
      }
      if parent.is(InitializerDeclSyntax.self) {
        if object.isBaseOfMember { handling.isRead = true }
        return
      }
      if parent.is(MemberBlockSyntax.self) { break }
      current = parent
    }
    if !isProjection, !object.isBaseOfMember, object.isAssignedValue || object.isGivenToCoordinator {
      handling.isPassedOn = true
    } else {
      handling.isRead = true
      if isProjection || !object.isBaseOfMember { handling.isGiven = true }
      if let member = object.memberOfObject { addRead(of: member, object) }
    }
  }

  private mutating func addRead(of member: String, _ object: ExprSyntax) {
    if object.isLeftToOthers(objectNamed: name) {
      handling.guarded.insert(member)
    } else {
      handling.members.insert(member)
    }
  }

  private func isNested(_ node: some SyntaxProtocol) -> Bool {
    guard let inner = node.innermostMemberBlock else { return false }
    return blocks.contains { $0 != inner && $0.contains(inner.lowerBound) }
  }
}

extension CodeBlockItemSyntax {
  /// `context.coordinator.parent = self`
  fileprivate var keepsSelf: Bool {
    guard let elements = item.as(SequenceExprSyntax.self)?.elements, elements.count == 3 else { return false }
    return elements.last?.isSelf == true
      && elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
  }
}

extension ExprSyntax {
  /// `model.title`, `model?.title`
  fileprivate var isBaseOfMember: Bool { memberOfObject != nil }

  /// `view.model = model`
  fileprivate var isAssignedValue: Bool {
    guard let list = parent?.as(ExprListSyntax.self), list.last?.id == id else { return false }
    return list.dropLast().last?.is(AssignmentExprSyntax.self) == true
  }

  /// `Coordinator(model: model)`
  fileprivate var isGivenToCoordinator: Bool {
    guard let argument = parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Coordinator"
  }
}

extension ExprSyntax {
  /// In an update, or a function that is given what that updates, behind a condition on the coordinator or on that, which
  /// are not tracked:
  ///
  /// ```swift
  /// func updateUIView(_ view: UITextView, context: Context) {
  ///   guard !context.coordinator.isEditing, !view.isFirstResponder else { return }
  ///   view.text = model.text
  /// ```
  ///
  /// An update that read nothing of the object is not repeated for a change of it, so the skipped code never runs. A
  /// condition that also reads the object does not count.
  fileprivate func isLeftToOthers(objectNamed name: String) -> Bool {
    guard let others = enclosingFunction?.namesOfUpdated else { return false }
    var current = Syntax(self)
    var isLeft = false
    while let parent = current.parent, !isLeft {
      if let list = parent.as(CodeBlockItemListSyntax.self) {
        isLeft = list.prefix { $0.id != current.id }.contains { $0.exits(for: others, objectNamed: name) }
      } else if let conditional = parent.as(IfExprSyntax.self), conditional.conditions.id != current.id {
        isLeft = conditional.conditions.areAbout(others, objectNamed: name)
      }
      current = parent
    }
    return isLeft
  }

  private var enclosingFunction: FunctionDeclSyntax? {
    sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(FunctionDeclSyntax.self) }.first
  }
}

extension SyntaxProtocol {
  /// The method that brings a view of UIKit or AppKit up to date, and that this stands in.
  fileprivate var enclosingUpdate: FunctionDeclSyntax? {
    sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(FunctionDeclSyntax.self) }
      .first { $0.updatesRepresentable }
  }
}

extension CodeBlockItemSyntax {
  /// A condition on others with which the function may end here.
  fileprivate func exits(for others: Set<String>, objectNamed name: String) -> Bool {
    if let statement = item.as(GuardStmtSyntax.self) {
      return statement.conditions.areAbout(others, objectNamed: name)
    }
    guard let conditional = item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
      conditional.body.statements.last?.item.is(ReturnStmtSyntax.self) == true
    else { return false }
    return conditional.conditions.areAbout(others, objectNamed: name)
  }
}

extension ConditionElementListSyntax {
  fileprivate func areAbout(_ others: Set<String>, objectNamed name: String) -> Bool {
    let words = tokens(viewMode: .sourceAccurate).map(\.text)
    return words.contains(where: others.contains) && !words.contains(name)
  }
}

extension FunctionDeclSyntax {
  /// The coordinator, and the view or controller that an update is given, or that one hands to another function; nil where it
  /// is given none.
  fileprivate var namesOfUpdated: Set<String>? {
    let parameters = signature.parameterClause.parameters
    if updatesRepresentable {
      return Set(["coordinator"] + parameters.prefix(1).map { ($0.secondName ?? $0.firstName).plainText })
    }
    if LibraryEffects.makesRepresentable(name.plainText) { return nil }
    let updated = parameters.filter { $0.type.as(IdentifierTypeSyntax.self)?.name.text.isOfKit == true }
    return updated.isEmpty ? nil : Set(updated.map { ($0.secondName ?? $0.firstName).plainText })
  }
}

extension String {
  /// A class of UIKit, AppKit or one of their families, by the prefix of its name: `UITextView`, `WKWebView`, `MTKView`.
  fileprivate var isOfKit: Bool {
    let capitals = prefix(while: \.isUppercase)
    return capitals.count > 2 && (hasSuffix("View") || hasSuffix("Controller") || hasSuffix("Field"))
  }
}

extension ClosureExprSyntax {
  /// `{ [level = model.level] in … }`: that is evaluated where the closure is made.
  func captures(_ node: some SyntaxProtocol) -> Bool {
    guard let capture = signature?.capture else { return false }
    return capture.position <= node.position && node.endPosition <= capture.endPosition
  }

  /// It is an argument of a queue or a task, not a handler stored for repeated events.
  fileprivate var runsOnce: Bool {
    guard let name = callReceivingIt?.calleeName else { return false }
    return ["Task", "detached", "async", "asyncAfter", "addOperation"].contains(name)
  }

  /// It is stored for later, or an argument of a queue, a task or a subscription.
  fileprivate var surelyRunsElsewhere: Bool {
    if runsConcurrently || isAsync { return true }
    if let list = parent?.as(ExprListSyntax.self), list.dropLast().last?.is(AssignmentExprSyntax.self) == true
    {
      return true
    }
    let name = callReceivingIt?.calleeName
    return name == "Task" || name == "sink"
  }
}

extension ExprSyntax {
  /// `title` of `model.title` and `model?.title`.
  fileprivate var memberOfObject: String? {
    var current = Syntax(self)
    while let parent = current.parent,
      parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
    {
      current = parent
    }
    guard let access = current.parent?.as(MemberAccessExprSyntax.self), access.base?.id == current.id else {
      return nil
    }
    return access.declName.baseName.plainText
  }
}

extension SyntaxProtocol {
  /// In one of some types itself, and not in a type that is nested in it.
  ///
  /// - Parameter blocks: the braces of the declarations.
  fileprivate func isMember(ofTypesAt blocks: [Range<Int>]) -> Bool {
    innermostMemberBlock.map(blocks.contains) ?? false
  }

  /// The braces of the innermost type around it.
  fileprivate var innermostMemberBlock: Range<Int>? {
    sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(MemberBlockSyntax.self)?.byteRange }
      .first
  }
}

import EffectAnalysis
import MigrationPlanning
import SourceText
import SwiftModel

/// Announces the assignment of a published variable to itself: a tracked variable does not announce the
/// assignment of an equal value or of the same object.
///
/// ```swift
/// func refresh() { items = items }
/// ```
/// becomes
/// ```swift
/// func refresh() { withMutation(keyPath: \.items) { items = items } }
/// ```
/// The same goes for an assignment outside of the class, `store.items = store.items`, and for an object assigned
/// back from a local name, `let user = user; user.name = name; self.user = user`.
enum SelfAssignments {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    context.index.files.indices.flatMap { file in
      (context.index.files[file].selfAssignments + (context.deferredEffects.selfAssignments[file] ?? []))
        .compactMap { assignment in
          assignment.base.map { rewrite(of: assignment, to: $0, in: file, context) }
            ?? rewrite(of: assignment, in: file, context)
        }
    }
  }

  private static func rewrite(
    of assignment: SelfAssignment, in file: Int, _ context: RuleContext
  ) -> Rewrite? {
    let scope = LookupScope(file: file, enclosingType: assignment.enclosingType)
    guard let enclosing = assignment.enclosingType,
      case .project(let type, _) = context.index.selfType(in: scope),
      let owner = owner(of: assignment, memberOf: type, context)
    else { return nil }
    // Not before everything is set.
    let functions = context.index.files[file].types[enclosing].functions
    let isInInitializer = functions.contains {
      $0.kind != .function && $0.range.contains(assignment.range.lowerBound)
    }
    guard !isInInitializer else { return nil }
    guard let root = root(of: owner, for: type, in: file, context) else {
      return noted(assignment, of: owner, in: file, context)
    }
    return announcing(
      assignment.name, ofRoot: root, with: assignment.namesSelf ? "self." : "", around: assignment.range,
      of: owner, in: file, implicitSelves: assignment.implicitSelves, context)
  }

  /// The type, or the one that it inherits from, whose published variable is assigned to itself.
  private static func owner(
    of assignment: SelfAssignment, memberOf type: TypeID, _ context: RuleContext
  ) -> TypeID? {
    guard let id = context.index.variables(named: assignment.name, of: type).first,
      let owner = context.index.owner(of: id), let subject = context.types[owner],
      context.model.needsMacro(subject), isPublished(assignment.name, in: owner, context),
      !context.announcesAssignments(to: context.index[id], in: owner)
    else { return nil }
    // A value saved in a local and restored was not changed meanwhile, unless it is an object.
    let isRestored =
      assignment.isThroughLocal
      && context.index.variables(named: assignment.name, of: owner).allSatisfy(context.model.holdsOnlyValues)
    return isRestored ? nil : owner
  }

  /// The root of the key path: empty for a variable of the type itself. A subclass has a
  /// `withMutation(keyPath:)` of its own, with another registrar. Nil if the right one cannot be called.
  private static func root(
    of owner: TypeID, for type: TypeID, in file: Int, _ context: RuleContext
  ) -> String? {
    guard context.index.isSameModule(owner.file, file) else { return nil }
    if type == owner { return "" }
    return context.index[owner].genericParameters.isEmpty ? context.name(of: owner) : nil
  }

  private static func noted(
    _ assignment: SelfAssignment, of owner: TypeID, in file: Int, _ context: RuleContext
  ) -> Rewrite {
    let (name, type) = (assignment.name, context.name(of: owner))
    let message =
      "views are no longer told when '\(name)' is assigned what it is, as here; where that matters, have '\(type)' do it in 'withMutation(keyPath: \\.\(name)) { … }'"
    let note = context.diagnostic(
      .equalValueNotAnnounced, at: assignment.range.lowerBound, in: file, message)
    return .edits([], of: [owner], in: file, notes: [note])
  }

  private static func announcing(
    _ name: String, ofRoot root: String = "", with receiver: String, around range: Range<Int>,
    of owner: TypeID, in file: Int,
    implicitSelves: [Int] = [], _ context: RuleContext
  ) -> Rewrite {
    let source = context.source(file)
    let isImplicit = implicitSelves.contains(range.lowerBound)
    let opening = receiver + "withMutation(keyPath: \\\(root).\(name)) { " + (isImplicit ? "self." : "")
    return .edits(
      [source.inserting(opening, at: range.lowerBound)]
        + implicitSelves.filter { $0 != range.lowerBound }.map { source.inserting("self.", at: $0) }
        + [source.inserting(" }", at: range.upperBound)], of: [owner], in: file, counts: .use)
  }

  private static func isPublished(_ name: String, in owner: TypeID, _ context: RuleContext) -> Bool {
    let variables = context.index[owner].variables.filter { $0.name == name }
    return !variables.isEmpty
      && variables.allSatisfy {
        context.isPublished($0, in: owner)
          && HandWrittenEquality.mayCompare(
            context.index.typeOfVariable($0, in: LookupScope(inside: owner)), in: context.model)
      }
  }

  // MARK: Outside of the class

  /// `store.count = store.count`
  private static func rewrite(
    of assignment: SelfAssignment, to base: ExpressionFact, in file: Int, _ context: RuleContext
  ) -> Rewrite? {
    let scope = LookupScope(file: file, enclosingType: assignment.enclosingType)
    guard case .project(let type, _) = context.index.type(of: base, in: scope),
      let owner = owner(of: assignment, memberOf: type, context),
      let receiver = assignment.baseRange.map({ context.text($0, in: file) })
    else { return nil }
    guard let root = root(of: owner, for: type, in: file, context) else {
      return noted(assignment, of: owner, in: file, context)
    }
    let isMember = assignment.implicitSelves.first.map { offset in
      isMemberOfObject(at: offset, in: scope, context)
    }
    return announcing(
      assignment.name, ofRoot: root, with: receiver + ".", around: assignment.range, of: owner, in: file,
      implicitSelves: isMember == true ? assignment.implicitSelves : [], context)
  }

  /// Whether a name refers to a member of the enclosing class. Structures need no `self.` in closures.
  private static func isMemberOfObject(at offset: Int, in scope: LookupScope, _ context: RuleContext) -> Bool
  {
    guard case .project(let type, _) = context.index.selfType(in: scope), context.index[type].kind == .class
    else { return false }
    let name = context.references.effect(at: offset, in: scope.file)?.name
    return name.map { !context.index.variables(named: $0, of: type).isEmpty } ?? false
  }
}

import MigrationPlanning
import SourceText
import SwiftModel

/// Replaces `assign(to:)` a published property by a subscription that the object stores.
///
/// ```swift
/// names.assign(to: &$title)
/// ```
/// becomes
/// ```swift
/// names.sink { [weak self] in self?.title = $0 }.store(in: &cancellables)
/// ```
///
/// and, for the property of another object,
/// ```swift
/// names.assign(to: &header.$title)
/// ```
/// becomes
/// ```swift
/// names.sink { [weak header] in header?.title = $0 }.store(in: &header.cancellables)
/// ```
///
/// The subscription lived as long as the property, and now lives as long as the object: in its set of cancellables that
/// is only added to, or in a new one. `assign(to:)` calls no observers, so a property with observers stays. Blocks with
/// `publisher-used`.
enum AssignedPublishers {
  static func rewrite(
    of located: Located<ProjectionUse>, _ assignment: PublisherAssignment, as id: VariableID,
    _ context: RuleContext
  ) -> Rewrite {
    let use = located.use
    let variable = context.index[id]
    func blocked(_ reason: String) -> Rewrite { BridgedUse.blocked(located, id, context.model, reason) }
    let source = context.source(located.file)
    let written = source.text(in: use.range.lowerBound..<use.nameRange.lowerBound)
    guard let target = target(of: located, writtenAs: written, context.model) else {
      return blocked(
        "it is assigned to, of an object that has no name here; give it one, or subscribe with 'sink' there, and keep the subscription"
      )
    }
    let isOverridden = context.index.subclasses(of: id.declaration).contains { subclass in
      context.index[subclass].variables.contains { $0.name == variable.name }
    }
    if variable.hasObservers || isOverridden {
      return blocked(
        "'assign(to:)' sets '\(variable.name)' without its observers, and a subscription would call them; subscribe with 'sink' yourself"
      )
    }
    if let name = assignment.operatorTypedByTarget, mayBeOptional(variable, of: id, context) {
      let action = name == "compactMap" ? "leave them out; use 'map' instead of" : "act on them; do without"
      return blocked(
        "'\(name)' passes nil values on to '\(variable.name)', which is optional, and before a subscription it would \(action) '\(name)'"
      )
    }
    if context.bridges == nil, mayArriveOffActor(assignment, of: id, context) {
      return blocked(
        "its values may come on another thread, where the closure of a subscription could not run in Swift 6; put 'receive(on: DispatchQueue.main)' before it, or subscribe with 'sink' yourself"
      )
    }
    guard let set = CancellableSet(for: located, assigning: id, context.model) else {
      return blocked(
        "no set of cancellables is there for a subscription; add one to the class, and subscribe with 'sink'"
      )
    }
    // The set needs `self.` where the property has it.
    let isHidden =
      written.isEmpty && FactsReader.isHidden(member: set.name, at: use.range.lowerBound, in: source)
    let object = isHidden ? "self." : written
    let store = ".store(in: &\(object)\(set.name))"
    let start = assignment.range.lowerBound
    let line =
      source.isFirstOnLine(start) ? source.lineEnding(near: start) + source.indentation(at: start) : ""
    let sink = ".sink { [weak \(target.capture)] in \(target.name)?.\(variable.name) = $0 }"
    return .edits(
      [source.replacing(assignment.range, with: sink + line + store)], of: [id.declaration],
      in: located.file, counts: .use, needsCombine: true)
  }

  /// Whether values may come on another thread than that of the class: in Swift 6, the closure of a subscription is on the
  /// actor of the class, and checks that.
  private static func mayArriveOffActor(
    _ assignment: PublisherAssignment, of id: VariableID, _ context: RuleContext
  ) -> Bool {
    guard !assignment.isOnMainThread, !context.index.isSwift5(id.declaration.file) else { return false }
    return context.types[id.declaration].map { ClassIsolation.mayBeIsolated($0, context.model) } ?? false
  }

  /// The object as the subscription captures it.
  private struct Target {
    var name = "self"
    /// With the value, where that is another name.
    var capture = "self"
  }

  /// Nil for an object that may be another one each time that it is asked for.
  private static func target(
    of located: Located<ProjectionUse>, writtenAs written: String, _ model: ProjectModel
  ) -> Target? {
    if located.use.isOwn { return located.use.enclosingType == nil ? nil : Target() }
    let object = String(written.dropLast())
    let names = object.split(separator: ".", omittingEmptySubsequences: false)
    guard let base = located.use.base, let name = names.last, names.allSatisfy(isPlainName),
      model.isStored(base, names: names.count, in: located)
    else { return nil }
    return Target(name: String(name), capture: names.count == 1 ? object : "\(name) = \(object)")
  }

  private static func isPlainName(_ text: Substring) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  private static func mayBeOptional(
    _ variable: VariableFact, of id: VariableID, _ context: RuleContext
  ) -> Bool {
    if variable.type == nil, variable.initializer?.isLiteral == true { return false }
    switch context.index.typeOfVariable(variable, in: LookupScope(inside: id.declaration)) {
    case .optional, .unknown, .ambiguous: return true
    default: return false
    }
  }

  /// Declares the new sets, one for each class that needs one.
  static func storage(in context: RuleContext) -> [Rewrite] {
    var seen: Set<TypeID> = []
    // Inserts below the last of the properties.
    return context.rewrittenPublishers.bridges.reversed().flatMap { bridge in
      bridge.uses.filter(\.use.isAssignmentTarget).compactMap { located -> Rewrite? in
        guard let set = CancellableSet(for: located, assigning: bridge.id, context.model), set.isNew,
          seen.insert(set.owner).inserted
        else { return nil }
        let user = set.owner
        let variable = context.index[bridge.id]
        let access = isUsedElsewhere(user, context) ? "" : "private "
        return .edits(
          [
            SubjectText.adding(
              "@ObservationIgnored \(access)var \(set.name): Set<\(context.model.combineName("AnyCancellable"))> = []",
              after: variable, context.source(user.file))
          ], of: [user], in: user.file, needsCombine: true)
      }
    }
  }

  /// Whether code assigns to a property that cannot access private members: of another type, or in another file.
  private static func isUsedElsewhere(_ user: TypeID, _ context: RuleContext) -> Bool {
    context.rewrittenPublishers.bridges.contains { bridge in
      bridge.uses.contains { located in
        located.use.isAssignmentTarget && (located.file != user.file || !located.use.isOwn)
          && CancellableSet.owner(for: located, assigning: bridge.id, context.model) == user
      }
    }
  }
}

extension ProjectModel {
  /// Whether a chain of names gives the same object each time, as far as nothing is assigned in between: of local names,
  /// types and stored variables.
  ///
  /// - Parameter names: the number of names in the chain.
  fileprivate func isStored(
    _ chain: ExpressionFact, names: Int, in located: Located<ProjectionUse>
  ) -> Bool {
    let scope = LookupScope(file: located.file, enclosingType: located.use.enclosingType)
    switch chain {
    case .name(let name):
      return (index.variables(named: name, visibleFrom: scope) ?? []).allSatisfy { index[$0].isStored }
    case .member(let base, let name) where names > 1:
      var types = index.type(of: base, in: scope)
      if case .metatype(let instance) = types { types = instance }
      let variables = types.declarations.flatMap { index.variables(named: name, of: $0) }
      return isStored(base, names: names - 1, in: located) && !variables.isEmpty
        && variables.allSatisfy { index[$0].isStored }
    // A local name, or `self`.
    default: return names == 1
    }
  }
}

import MigrationPlanning
import SourceText
import SwiftModel

/// Turns `assign(to:)` a published property into a subscription of the object itself.
///
/// ```swift
/// names.assign(to: &$title)
/// ```
/// becomes
/// ```swift
/// names.sink { [weak self] in self?.title = $0 }.store(in: &cancellables)
/// ```
///
/// The subscription lived as long as the property, and lives as long as the object: in a set of its cancellables
/// that nothing is taken out of, or in a new one. `assign(to:)` calls no observers, so a property that has some
/// stays. Blocks with `publisher-used`.
enum AssignedPublishers {
  static func rewrite(
    of located: Located<ProjectionUse>, _ assignment: PublisherAssignment, as id: VariableID,
    _ context: RuleContext
  ) -> Rewrite {
    let use = located.use
    let variable = context.index[id]
    func blocked(_ reason: String) -> Rewrite { PublisherUses.blocked(located, id, context, reason) }
    guard use.isOwn, let user = self.user(of: located, context) else {
      return blocked(
        "it is assigned to from outside of its object; subscribe with 'sink' there, and keep the subscription"
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
    guard let set = CancellableSet(of: user, for: located.file, id, context) else {
      return blocked(
        "'\(context.name(of: user))' has no set of cancellables for a subscription; add one, and subscribe with 'sink'"
      )
    }
    let source = context.source(located.file)
    // Where the property needed a `self.` before it, so does the set.
    let written = source.text(in: use.range.lowerBound..<use.nameRange.lowerBound)
    let isHidden =
      written.isEmpty && FactsReader.isHidden(member: set.name, at: use.range.lowerBound, in: source)
    let object = isHidden ? "self." : written
    let store = ".store(in: &\(object)\(set.name))"
    let start = assignment.range.lowerBound
    let line =
      source.isFirstOnLine(start) ? source.lineEnding(near: start) + source.indentation(at: start) : ""
    let sink = ".sink { [weak self] in self?.\(variable.name) = $0 }"
    return .edits(
      [source.replacing(assignment.range, with: sink + line + store)], of: [id.declaration],
      in: located.file, counts: .use, needsCombine: true)
  }

  private static func mayBeOptional(
    _ variable: VariableFact, of id: VariableID, _ context: RuleContext
  ) -> Bool {
    if variable.type == nil, variable.initializer == .literal { return false }
    switch context.index.typeOfVariable(variable, in: LookupScope(inside: id.declaration)) {
    case .optional, .unknown, .ambiguous: return true
    default: return false
    }
  }

  /// The class that the use is a member of.
  private static func user(of located: Located<ProjectionUse>, _ context: RuleContext) -> TypeID? {
    guard let type = located.use.enclosingType else { return nil }
    let owners = context.index.owners(of: TypeID(file: located.file, index: type))
    return owners.count == 1 ? owners.first : nil
  }

  /// The new sets, one for each class that needs one.
  static func storage(in context: RuleContext) -> [Rewrite] {
    var seen: Set<TypeID> = []
    // Below the last of the properties.
    return (context.bridges?.bridges ?? []).reversed().flatMap { bridge in
      bridge.uses.filter(\.use.isAssignmentTarget).compactMap { located -> Rewrite? in
        guard let user = user(of: located, context), user == bridge.id.declaration,
          let set = CancellableSet(of: user, for: located.file, bridge.id, context), set.isNew,
          seen.insert(user).inserted
        else { return nil }
        let variable = context.index[bridge.id]
        let access = isUsedElsewhere(user, context) ? "" : "private "
        return .edits(
          [
            SubjectText.adding(
              "@ObservationIgnored \(access)var \(set.name): Set<\(context.combineName("AnyCancellable"))> = []",
              after: variable, context.source(user.file))
          ], of: [user], in: user.file, needsCombine: true)
      }
    }
  }

  /// Whether subscriptions are stored in a set that the class has already.
  static func isNeeded(_ set: String, by type: TypeID, _ context: RuleContext) -> Bool {
    (context.bridges?.bridges ?? []).contains { bridge in
      bridge.uses.contains { located in
        located.use.isAssignmentTarget && user(of: located, context) == type
          && CancellableSet(of: type, for: located.file, bridge.id, context)?.name == set
      }
    }
  }

  /// In an extension in another file, which sees no private members.
  private static func isUsedElsewhere(_ user: TypeID, _ context: RuleContext) -> Bool {
    (context.bridges?.bridges ?? []).flatMap(\.uses).contains { located in
      located.use.isAssignmentTarget && located.file != user.file && self.user(of: located, context) == user
    }
  }
}

/// Where a class keeps subscriptions for as long as it lives.
struct CancellableSet {
  let name: String
  let isNew: Bool

  /// A set of the class that is only added to, or the name of a new one; nil where a new one has no place.
  init?(of type: TypeID, for file: Int, _ assigned: VariableID, _ context: RuleContext) {
    let existing = context.index[type].variables.first { variable in
      Self.isSet(variable, in: type, context) && Self.onlyGrows(variable, in: type, context)
        && (file == type.file || variable.accessLevel.map { $0 > .fileprivate } ?? true)
    }
    if let existing {
      (name, isNew) = (existing.name, false)
      return
    }
    let names = ["cancellables", "subscriptions", "assignments"]
    guard type == assigned.declaration,
      let free = names.first(where: { !context.hasMember(named: $0, in: type) })
    else { return nil }
    (name, isNew) = (free, true)
  }

  private static func isSet(_ variable: VariableFact, in type: TypeID, _ context: RuleContext) -> Bool {
    guard variable.isStored, !variable.isLet, !variable.isStatic, variable.attributes.isEmpty,
      !variable.hasObservers
    else { return false }
    let written = variable.typeRange ?? variable.initializerValueRange
    let text = written.map { context.text($0, in: type.file) } ?? ""
    return text == "Set<AnyCancellable>" || text.hasPrefix("Set<AnyCancellable>(")
  }

  /// Every mention of it in the class stores a subscription in it, and no other code changes it.
  private static func onlyGrows(
    _ variable: VariableFact, in type: TypeID, _ context: RuleContext
  ) -> Bool {
    let name = variable.name
    let declarations = context.index.declarations(of: type)
    let mentions = declarations.map { context.index[$0].mentionCounts[name] ?? 0 }.reduce(0, +)
    let additions = declarations.map { declaration in
      let text = context.text(context.index[declaration].range, in: declaration.file)
      return ["store(in: &\(name))", "store(in: &self.\(name))", "\(name).insert("].map {
        text.occurrences(of: $0)
      }.reduce(0, +)
    }.reduce(0, +)
    guard mentions == additions else { return false }
    if variable.accessLevel == .private { return true }
    return !context.index.files(mentioning: name).contains { file in
      let text = context.text(0..<context.source(file).bytes.count, in: file)
      return ["removeAll", "remove(", "forEach"].contains { text.contains(".\(name).\($0)") }
        || text.contains(".\(name) =")
    }
  }
}

extension String {
  fileprivate func occurrences(of part: String) -> Int {
    var (count, rest) = (0, self[...])
    while let found = rest.firstRange(of: part) {
      count += 1
      rest = rest[found.upperBound...]
    }
    return count
  }
}

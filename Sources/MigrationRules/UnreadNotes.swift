import MigrationPlanning
import ProjectIndex
import SourceText

/// A view that observed an object and reads nothing of it was updated with every change all the same, and with it
/// what it shows from elsewhere. It is updated no more. An object that announced nothing updated no view.
///
/// An object of the environment may be left over, and one that only actions read is there for them. So of these it is
/// said where the body shows what the object's class changes, too, and what nobody tracks.
struct UnreadNotes {
  private let context: RuleContext
  private let state: UntrackedState
  private let uses: MemberUses

  init(in context: RuleContext) {
    self.context = context
    state = UntrackedState(in: context)
    uses = MemberUses(in: context)
  }

  func notes(for property: WrappedProperty) -> [Diagnostic] {
    guard let owner = holder(of: property) else { return [] }
    let isUnread = isUnread(property)
    // What costs little is asked first: few properties come further.
    guard isUnread || mayBeReadOnlyLater(property, of: owner),
      !context.areSilent(property.subjects)
    else { return [] }
    if !isUnread || property.wrapper == .environmentObject {
      let changed = keys(changedBy: property.subjects)
      guard !changed.isEmpty, isUnread || isReadOnlyLater(property, of: owner),
        shows(oneOf: changed, in: owner, besides: property.subjects),
        isUnread || !mayBeReadElsewhere(property, owner)
      else { return [] }
    }
    return [
      context.diagnostic(
        .observedObjectNeverRead, at: property.variable.nameRange.lowerBound, in: property.file,
        "'\(property.variable.name)' is \(isUnread ? "never read" : "read only in actions"): '\(context.name(of: owner))' was updated with every change of it, and is not any more; read \(isUnread ? "there" : "in its body") what depends on it"
      )
    ]
  }

  /// Whether a view has an object that tells of changes, and reads nothing of it.
  func areLost(for property: WrappedProperty) -> Bool {
    isUnread(property) && !context.areSilent(property.subjects)
  }

  private func holder(of property: WrappedProperty) -> TypeID? {
    guard let owner = context.index.owner(of: property.id), context.index[owner].kind == .struct,
      !property.variable.isStatic
    else { return nil }
    return owner
  }

  // MARK: What reads it

  /// Nothing but initializers, which fill it, mentions it.
  private func isUnread(_ property: WrappedProperty) -> Bool {
    guard let owner = holder(of: property) else { return false }
    let name = property.variable.name
    let declarations = context.index.declarations(of: owner)
    let isMentioned = [name, "$" + name, "_" + name].contains { spelling in
      declarations.contains { context.index[$0].mentionCounts[spelling] != nil }
    }
    return (!isMentioned || isMentionedOnlyByInitializers(property, of: declarations))
      && !mayBeReadElsewhere(property, owner)
  }

  /// Whether something outside of its type may mean it.
  func mayBeReadElsewhere(_ property: WrappedProperty, _ owner: TypeID) -> Bool {
    guard property.variable.accessLevel != .private else { return false }
    let name = property.variable.name
    return [name, "_" + name].contains { uses.mayMean(memberOf: owner, named: $0) }
  }

  /// An initializer that fills a property mentions it too.
  private func isMentionedOnlyByInitializers(
    _ property: WrappedProperty, of declarations: [TypeID]
  ) -> Bool {
    let name = property.variable.name
    return declarations.allSatisfy { declaration in
      let type = context.index[declaration]
      let left =
        type.functions.filter { $0.kind == .initializer }.map(\.range) + [property.variable.nameRange]
      return [name, "_" + name].allSatisfy { spelling in
        !context.source(declaration.file).mentions(spelling, in: type.range) { offset in
          !left.contains { $0.contains(offset) }
        }
      }
    }
  }

  /// What the first walk knows does not say that it is read while the view is made.
  private func mayBeReadOnlyLater(_ property: WrappedProperty, of owner: TypeID) -> Bool {
    let name = property.variable.name
    let facts = context.index.declarations(of: owner).map { context.index[$0] }
    return !facts.contains { $0.certainReads.contains(name) || $0.certainReads.contains("$" + name) }
      && !facts.contains { $0.mentionCounts["_" + name] != nil }
      && facts.contains { $0.mentionCounts[name] != nil }
  }

  /// No place that runs while the view is made mentions it.
  private func isReadOnlyLater(_ property: WrappedProperty, of owner: TypeID) -> Bool {
    let name = property.variable.name
    let declarations = context.index.declarations(of: owner)
    let files = Set(declarations.map(\.file)).sorted()
    return files.allSatisfy { file in
      FactsReader.memberUses(of: [name], in: context.source(file)).allSatisfy { use in
        guard context.index.mayMean(use, memberOf: owner, in: file) else { return true }
        switch use.place {
        case .elsewhere: return true
        case .function(let function):
          return function.name == context.index[owner].name.last
            || !context.renderedFunctions.contains(function)
        case .view, .getter: return false
        }
      }
    }
  }

  // MARK: What it shows besides

  /// Where the classes of objects keep values that nobody tracks.
  private func keys(changedBy subjects: [TypeID]) -> Set<UntrackedState.Key> {
    subjects.reduce(into: Set()) { $0.formUnion(state.keys(changedBy: $1)) }
  }

  private func shows(
    oneOf keys: Set<UntrackedState.Key>, in view: TypeID, besides subjects: [TypeID]
  ) -> Bool {
    guard let shown = state.reach(ofBodyOf: view) else { return false }
    let family = Set(subjects.flatMap { context.index.lineage(of: $0) + context.types.heirs(of: $0) })
    return !shown.keys.isDisjoint(with: keys) && shown.observables.isDisjoint(with: family)
  }
}

/// The mentions of members behind a dot in all files by their names, each looked for once.
private final class MemberUses {
  private let context: RuleContext
  private var uses: [String: [Located<MemberUse>]] = [:]

  init(in context: RuleContext) { self.context = context }

  /// Whether something outside of a type may mean a member of it.
  func mayMean(memberOf owner: TypeID, named name: String) -> Bool {
    // Its extensions need no dot.
    let isRequired = context.index.allVariables(named: name).contains { variable in
      context.index.owner(of: variable).map { context.index[$0].kind == .protocol } ?? false
    }
    if isRequired { return true }
    let own = Set(context.index.declarations(of: owner))
    return all(named: name).contains { located in
      let isOwn =
        located.use.enclosingType.map { own.contains(TypeID(file: located.file, index: $0)) } ?? false
      return !isOwn && context.index.mayMean(located.use, memberOf: owner, in: located.file)
    }
  }

  private func all(named name: String) -> [Located<MemberUse>] {
    if let known = uses[name] { return known }
    let found = context.index.files(mentioning: name).flatMap { file in
      let source = context.source(file)
      let offsets = source.offsets(of: name).filter(source.isBehindOtherThanSelf)
      return FactsReader.memberUses(at: offsets, in: source).map { Located(file: file, use: $0) }
    }
    uses[name] = found
    return found
  }
}

extension SourceFile {
  /// It is a member of something, and not of the type around.
  func isBehindOtherThanSelf(_ offset: Int) -> Bool {
    let isProjection = offset > 0 && bytes[offset - 1] == UInt8(ascii: "$")
    guard let dot = offsetOfDot(before: isProjection ? offset - 1 : offset) else { return false }
    return !bytes[..<dot].suffix(4).elementsEqual("self".utf8)
      || bytes[..<dot].dropLast(4).last.map { $0.continuesIdentifier || $0 == UInt8(ascii: ".") } == true
  }
}

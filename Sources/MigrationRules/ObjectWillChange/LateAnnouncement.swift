import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// Changes made on any thread and announced on the main thread afterwards.
///
/// ```swift
/// lock.withLock { items.append(item) }
/// DispatchQueue.main.async { self.objectWillChange.send() }
/// ```
/// The macro announces a change where it is made, and before it. A view being rendered on the main thread at that time
/// has read the old value and is not subscribed yet. So the announcement on the main thread has to stay.
enum LateAnnouncement {
  /// The tracked variables that change around the closure that sends `objectWillChange`; none if all of that is on the
  /// main actor.
  static func variables(
    of statement: ObjectWillChangeUse.SendStatement, _ use: ObjectWillChangeUse, owner: TypeID, in file: Int,
    _ context: RuleContext
  ) -> [String] {
    guard let hop = statement.hop else { return [] }
    let around = use.enclosingType.map { TypeID(file: file, index: $0) }
    if hop.isIsolatedAsType, let around, isOnMainActor(around, context) { return [] }
    var names = Set((statement.adjacentWrites + statement.accompanyingWrites).map(\.name))
    if let variable = statement.observedVariable { names.insert(variable) }
    if use.isOwn {
      let facts = context.index.declarations(of: owner).map { context.index[$0] }
      let calls = MemberAccessGraph(of: facts, in: context.index)
      let candidates = Set(facts.flatMap(\.variables).filter(\.isStored).map(\.name))
      names.formUnion(
        candidates.filter { name in calls.writes(name, from: hop.accesses) { $0.kind != .read } })
    }
    return names.filter { context.isTracked($0, in: owner) && mayBeRead($0, of: owner, context) }.sorted()
  }

  /// Whether the key path of the variable is accessible at the call.
  static func canAnnounce(
    _ names: [String], of use: ObjectWillChangeUse, owner: TypeID, in file: Int, _ context: RuleContext
  ) -> Bool {
    guard let subject = context.types[owner], context.index.isSameModule(owner.file, file),
      context.model.needsMacro(subject)
    else { return false }
    let own = context.index[owner].variables
    return names.allSatisfy { name in
      own.contains { $0.name == name && (use.isOwn && file == owner.file || !$0.isHidden) }
    }
  }

  /// Whether the variable is visible outside of the class, or a member with such a value reads it.
  private static func mayBeRead(_ name: String, of owner: TypeID, _ context: RuleContext) -> Bool {
    let facts = context.index.declarations(of: owner).map { context.index[$0] }
    let own = facts.flatMap(\.variables).filter { $0.name == name }
    if own.isEmpty || own.contains(where: { !$0.isHidden }) { return true }
    let readers =
      facts.flatMap(\.variables).filter(\.isComputed).flatMap(\.getterAccesses)
      + facts.flatMap(\.functions).filter { $0.result != nil }.flatMap(\.accesses)
    return MemberAccessGraph(of: facts, in: context.index).reads(name, from: readers)
  }

  /// By its declaration, or by the extension around the code.
  private static func isOnMainActor(_ type: TypeID, _ context: RuleContext) -> Bool {
    ([type] + context.index.owners(of: type)).contains { MainActorNotes.isOnMainActor($0, context.model) }
  }
}

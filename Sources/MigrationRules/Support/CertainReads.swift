import MigrationPlanning
import SwiftModel

extension ProjectModel {
  /// Whether each evaluation of a view reads a property of it.
  func certainlyReads(_ property: WrappedProperty, in view: TypeID) -> Bool {
    let names = namesAlwaysRead(by: view)
    return names.contains(property.variable.name) || names.contains("$" + property.variable.name)
  }

  /// The names that are read whenever SwiftUI evaluates a view or the like: in its body, and in the members that this
  /// always reads. All members count for a type of which it is not known what runs.
  func namesAlwaysRead(by type: TypeID) -> Set<String> {
    let facts = index.declarations(of: type).map { index[$0] }
    let reads = facts.reduce(into: [String: Set<String>]()) { reads, fact in
      reads.merge(fact.certainReads) { $0.union($1) }
    }
    let called = reads.keys.filter(LibraryEffects.isCalledByLibrary)
    var open = called.isEmpty ? Array(reads.keys) : called
    var (members, names) = (Set(open), Set<String>())
    while let member = open.popLast() {
      let read = reads[member] ?? []
      names.formUnion(read)
      open += read.filter { reads[$0] != nil && members.insert($0).inserted }
    }
    return names
  }
}

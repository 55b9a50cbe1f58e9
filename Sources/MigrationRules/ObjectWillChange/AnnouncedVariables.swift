import SwiftModel

/// The variables whose changes their classes announce with `objectWillChange.send()`: in an observer, or directly
/// beside a change.
struct AnnouncedVariables: Sendable {
  private let names: [TypeID: Set<String>]
  /// The classes that send `objectWillChange`.
  let classes: Set<TypeID>

  init(index: ProjectIndex) {
    var names: [TypeID: Set<String>] = [:]
    var classes: Set<TypeID> = []
    for (file, facts) in index.files.enumerated() {
      for use in facts.objectWillChangeUses where use.isOwn {
        guard case .sendStatement(let statement) = use.form else { continue }
        let scope = LookupScope(file: file, enclosingType: use.enclosingType)
        classes.formUnion(index.selfType(in: scope).declarations)
        guard use.base == nil || use.base == .selfReference else { continue }
        let announced = [statement.observedVariable].compactMap { $0 } + statement.adjacentWrites.map(\.name)
        for owner in index.selfType(in: scope).declarations {
          names[owner, default: []].formUnion(announced)
        }
      }
    }
    self.names = names
    self.classes = classes
  }

  func contains(_ name: String, of type: TypeID) -> Bool { names[type]?.contains(name) == true }
}

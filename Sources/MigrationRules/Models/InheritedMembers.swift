import SwiftModel

extension ProjectModel {
  /// All superclasses of a class; nil if ambiguous.
  func superclasses(of type: TypeID) -> [TypeID]? {
    var found: [TypeID] = []
    var current = type
    while true {
      let next = index.superclasses(of: current)
      guard next.count < 2, found.count < 16 else { return nil }
      guard let superclass = next.first else { return found }
      found.append(superclass)
      current = superclass
    }
  }

  /// The names of superclass members; nil if a member that returns a value overrides or hides another, as it may read
  /// other variables.
  func names(
    inheritedFrom superclasses: [TypeID], by type: TypeID, bodies: [Located<MemberBody>]
  ) -> Set<String>? {
    if superclasses.isEmpty { return [] }
    func names(_ classes: [TypeID], withResult: Bool) -> Set<String> {
      let declarations = classes.flatMap(index.declarations(of:))
      let members = bodies.filter { body in
        body.use.kind != .initializer && (body.use.hasResult || !withResult)
          && declarations.contains {
            $0.file == body.file && index[$0].range.contains(body.use.range.lowerBound)
          }
      }
      let variables = declarations.flatMap { index[$0].variables }.filter { !$0.isStatic && $0.isStored }
      return Set(members.map(\.use.name) + variables.map(\.name))
    }
    let inherited = names(superclasses, withResult: false)
    let hidden = names([type], withResult: true).intersection(inherited)
    let overriding = names([type], withResult: false).intersection(names(superclasses, withResult: true))
    return hidden.isEmpty && overriding.isEmpty ? inherited : nil
  }
}

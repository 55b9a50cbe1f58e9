import SwiftModel

extension ChangeOrigins {
  /// Those of some places that code makes bindings or key paths to, by which they may change later.
  package func handedOn(_ places: Set<Place>) -> Set<Place> {
    let named = Dictionary(grouping: places, by: name)
    let files = named.mapValues { $0.map(fileOfChanges) }
    return mentions(of: files, for: .change).reduce(into: []) { found, located in
      guard located.use.handsOnVariable else { return }
      found.formUnion(calls.places(of: located.use, in: located.file).filter(places.contains))
    }
  }
}

extension [ModifierFact] {
  /// `private`, `private(set)`, `fileprivate`, …: no other file changes it, or calls it.
  var isPrivate: Bool {
    contains { $0.name.hasPrefix("private") || $0.name.hasPrefix("fileprivate") }
  }
}

extension Effect {
  /// What gets it may change the variable later: a binding to it, or to a part of its value, or a key path.
  var handsOnVariable: Bool {
    if kind.mayWrite { return false }
    if mayBeAssignedByKeyPath { return true }
    switch base?.root {
    case .projection, .call(.name("Bindable"), _): return true
    default: return false
    }
  }
}

package import SwiftModel

extension ChangeOrigins {
  /// Where the code of an origin changes a variable, in each region of it: by itself, in functions that it calls directly, or
  /// in closures that it leaves for later.
  private func paths(of id: VariableID, in origin: Origin, countingLater: Bool = true) -> [BranchPaths] {
    origin.code.map { region in
      var found = BranchPaths()
      func add(_ paths: BranchPaths?, behind prefix: [Located<Branch>]) {
        for path in paths?.paths ?? [] { found.insert(prefix + path) }
      }
      add(own[region]?.found.paths[id], behind: [])
      if countingLater { add(later[region]?.paths[id], behind: []) }
      for call in own[region]?.callees ?? [] {
        for code in code(runBy: call, in: origin) { add(own[code]?.found.paths[id], behind: call.path) }
      }
      return found
    }
  }

  /// Whether the code of an origin changes a variable wherever it makes the change that begins there, or changes another
  /// variable; and not in a branch alone.
  package func changes(_ id: VariableID, withEach other: VariableID, in origin: Origin) -> Bool {
    // It begins with that.
    if origin.observed[id] != nil { return true }
    let (own, others) = (paths(of: id, in: origin), paths(of: other, in: origin))
    let leading = zip(origin.code, origin.path.reversed()).map { region, step in
      step.use.branches(in: region)
    }
    if zip(own, leading).contains(where: { $0.contains($1) }) { return true }
    return zip(own, others).allSatisfy { own, others in others.paths.allSatisfy(own.contains) }
  }

  /// Whether the code of an origin changes a variable whenever it runs.
  package func alwaysChanges(_ id: VariableID, in origin: Origin) -> Bool {
    paths(of: id, in: origin, countingLater: false).contains { $0.contains([]) }
  }

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
  /// Those that it stands in inside of some code, from the outside in.
  func branches(in region: CodeRegion) -> [Located<Branch>] {
    branches.filter {
      region.range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= region.range.upperBound
    }.map { Located(file: region.file, use: $0) }
  }

  /// What gets it may change the variable later: a binding to it, or to a part of its value, or a key path.
  package var handsOnVariable: Bool {
    if kind.mayWrite { return false }
    if mayBeAssignedByKeyPath { return true }
    switch base?.root {
    case .projection, .call(.name("Bindable"), _): return true
    default: return false
    }
  }
}

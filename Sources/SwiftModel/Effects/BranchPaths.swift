/// Where some reads or changes stand: in which branches, from the outside in.
package struct BranchPaths {
  package private(set) var paths: Set<[Located<Branch>]> = []

  package init() {}

  package mutating func insert(_ path: [Located<Branch>]) {
    guard !contains(path) else { return }
    paths = paths.filter { !$0.isInside(path[...]) }
    paths.insert(path)
    join(around: path)
  }

  /// All alternatives together always run.
  private mutating func join(around path: [Located<Branch>]) {
    for length in path.indices.reversed() {
      let (prefix, branch) = (path[..<length], path[length])
      let numbers = paths.filter { other in
        other.isInside(prefix) && other[length...].allSatisfy { $0.isAlternative(to: branch) }
      }.map { $0[length].use.number }
      if branch.use.count > 0, Set(numbers).count == branch.use.count { return insert(Array(prefix)) }
    }
  }

  /// Some one among these happens wherever one with a path does.
  package func contains(_ path: [Located<Branch>]) -> Bool { paths.contains { path.isInside($0[...]) } }
}

extension [Located<Branch>] {
  /// Whether it begins with another path. Generic equality of located branches would take much longer.
  fileprivate func isInside(_ other: ArraySlice<Located<Branch>>) -> Bool {
    starts(with: other) { $0.file == $1.file && $0.use == $1.use }
  }
}

extension Located<Branch> {
  fileprivate func isAlternative(to other: Self) -> Bool {
    file == other.file && use.choice == other.use.choice
  }
}

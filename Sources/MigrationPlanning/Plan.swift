package import SourceText
package import SwiftModel

/// A use that makes two or more types move together.
package struct Tie: Hashable, Sendable {
  package let members: [TypeID]
  package let location: SourceLocation
}

/// The solution of the migration: the largest set of types whose every use can be rewritten.
package struct Plan: Sendable {
  /// A set of types that move together or not at all.
  package struct Unit: Sendable {
    package let members: [TypeID]
    /// The reasons that it does not move; empty if it moves.
    package let blockers: [Diagnostic]
    /// The members that each blocker is about, parallel to `blockers`.
    package let blockedMembers: [[TypeID]]
    package let isSkipped: Bool
    /// A spanning tree of the members, fewer where the location of a use is unknown.
    package let ties: [Tie]

    package var moves: Bool { blockers.isEmpty && !isSkipped }
  }

  /// In the order of their first members.
  package let units: [Unit]
  package let moved: Set<TypeID>
  /// The rewrites to apply, in the order of the input.
  package let applied: [Rewrite]
  /// The rewrites to apply, by file.
  package let appliedByFile: [Int: [Rewrite]]

  /// - Parameters:
  ///   - subjects: every observable type, in order.
  ///   - skipped: types that are excluded by an option.
  package init(subjects: [TypeID], rewrites: [Rewrite], skipped: Set<TypeID>) {
    var partition = Partition(subjects)
    var ties: [Tie] = []
    for rewrite in rewrites where partition.join(rewrite.subjects) {
      if let location = rewrite.location { ties.append(Tie(members: rewrite.subjects, location: location)) }
    }
    partition.shorten()
    let tiesByRoot = Dictionary(grouping: ties) { partition.root(of: $0.members[0]) }
    var blockers: [TypeID: [(Diagnostic, [TypeID])]] = [:]
    for rewrite in rewrites {
      guard case .blocked(let diagnostic) = rewrite.outcome, let first = rewrite.subjects.first else {
        continue
      }
      blockers[partition.root(of: first), default: []].append((diagnostic, rewrite.subjects))
    }
    let units = partition.groups.map { members in
      let held = (blockers[partition.root(of: members[0])] ?? [])
        .uniqued(by: \.0).sorted { $0.0.location < $1.0.location }
      return Unit(
        members: members, blockers: held.map(\.0), blockedMembers: held.map(\.1),
        isSkipped: members.contains(where: skipped.contains),
        ties: (tiesByRoot[partition.root(of: members[0])] ?? []).sorted { $0.location < $1.location })
    }
    self.init(units: units, moved: Set(units.filter(\.moves).flatMap(\.members)), rewrites)
  }

  /// The plan in which one unit moves, whatever its reasons, and no other does.
  ///
  /// - Parameter rewrites: those of its members; others are no part of it.
  package init(moving unit: Unit, by rewrites: [Rewrite]) {
    self.init(units: [unit], moved: Set(unit.members), rewrites)
  }

  private init(units: [Unit], moved: Set<TypeID>, _ rewrites: [Rewrite]) {
    self.units = units
    self.moved = moved
    applied = rewrites.filter { rewrite in
      guard case .edits(_, let unless) = rewrite.outcome, !rewrite.subjects.isEmpty else { return false }
      return rewrite.subjects.allSatisfy(moved.contains) && !unless.contains(where: moved.contains)
    }
    appliedByFile = Dictionary(grouping: applied, by: \.file)
  }

  /// The edits of each file that changes.
  package var edits: [Int: [SourceEdit]] {
    var edits: [Int: [SourceEdit]] = [:]
    for rewrite in applied {
      guard case .edits(let own, _) = rewrite.outcome, !own.isEmpty else { continue }
      edits[rewrite.file, default: []] += own
    }
    return edits
  }
}

/// A union-find structure over types.
private struct Partition {
  private let elements: [TypeID]
  private var parents: [TypeID: TypeID]

  init(_ elements: [TypeID]) {
    self.elements = elements
    parents = Dictionary(uniqueKeysWithValues: elements.map { ($0, $0) })
  }

  func root(of element: TypeID) -> TypeID {
    var current = element
    while let parent = parents[current], parent != current { current = parent }
    return current
  }

  /// Compresses the paths of all elements to their roots.
  mutating func shorten() {
    for element in elements { shorten(element) }
  }

  private mutating func shorten(_ element: TypeID) {
    let root = root(of: element)
    var current = element
    while let parent = parents[current], parent != root, parent != current {
      parents[current] = root
      current = parent
    }
  }

  /// - Returns: whether any two of the members were in different sets before.
  mutating func join(_ members: [TypeID]) -> Bool {
    guard let first = members.first else { return false }
    var joins = false
    for member in members.dropFirst() {
      shorten(first)
      shorten(member)
      let (a, b) = (root(of: first), root(of: member))
      // The smaller declaration is the root, so that the order of uses does not matter.
      if a != b {
        parents[max(a, b)] = min(a, b)
        joins = true
      }
    }
    return joins
  }

  /// In the order of their first elements.
  var groups: [[TypeID]] {
    var groups: [TypeID: [TypeID]] = [:]
    for element in elements { groups[root(of: element), default: []].append(element) }
    return groups.values.sorted { $0[0] < $1[0] }
  }
}

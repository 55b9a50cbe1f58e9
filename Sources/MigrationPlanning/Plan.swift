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
    let groups = partition.groups
    let blocking = Dictionary(grouping: rewrites.filter { $0.isBlocked && !$0.subjects.isEmpty }) {
      partition.root(of: $0.subjects[0])
    }
    let open = groups.filter { !$0.contains(where: skipped.contains) }
    let moved = Self.moving(open) { blocking[partition.root(of: $0)] ?? [] }
    let units = groups.map { members in
      let root = partition.root(of: members[0])
      let held = (blocking[root] ?? []).filter { $0.isInEffect(moving: moved) }
        .compactMap { rewrite in rewrite.blocker.map { (reason: $0, subjects: rewrite.subjects) } }
        .uniqued(by: \.reason).sorted { $0.reason.location < $1.reason.location }
      return Unit(
        members: members, blockers: held.map(\.reason), blockedMembers: held.map(\.subjects),
        isSkipped: members.contains(where: skipped.contains),
        ties: (tiesByRoot[root] ?? []).sorted { $0.location < $1.location })
    }
    self.init(units: units, moved: moved, rewrites)
  }

  /// The types of the groups that move. What blocks one where another type stays may do so because that stays, and so on.
  private static func moving(_ groups: [[TypeID]], blockedBy blocking: (TypeID) -> [Rewrite]) -> Set<TypeID> {
    var open = groups
    while true {
      let moved = Set(open.joined())
      let left = open.filter { members in
        !blocking(members[0]).contains { $0.isInEffect(moving: moved) }
      }
      if left.count == open.count { return moved }
      open = left
    }
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
      !rewrite.isBlocked && !rewrite.subjects.isEmpty && rewrite.subjects.allSatisfy(moved.contains)
        && rewrite.isInEffect(moving: moved)
    }
    appliedByFile = Dictionary(grouping: applied, by: \.file)
  }

  /// The edits of each file that changes.
  package var edits: [Int: [SourceEdit]] {
    var edits: [Int: [SourceEdit]] = [:]
    for rewrite in applied {
      guard case .edits(let own) = rewrite.outcome, !own.isEmpty else { continue }
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

extension LibraryEffects.Effects {
  package func contains(_ member: Self) -> Bool { intersection(member) == member }

  package func union(_ other: Self) -> Self { combined(with: other, by: |) }

  package func intersection(_ other: Self) -> Self { combined(with: other, by: &) }

  package func symmetricDifference(_ other: Self) -> Self { combined(with: other, by: ^) }

  package mutating func formUnion(_ other: Self) { self = union(other) }

  package mutating func formIntersection(_ other: Self) { self = intersection(other) }

  package mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }

  package mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    defer { formUnion(member) }
    return (!contains(member), member)
  }

  package mutating func remove(_ member: Self) -> Self? {
    let removed = intersection(member)
    formSymmetricDifference(removed)
    return removed.isEmpty ? nil : removed
  }

  package mutating func update(with member: Self) -> Self? {
    let known = intersection(member)
    formUnion(member)
    return known.isEmpty ? nil : known
  }
}

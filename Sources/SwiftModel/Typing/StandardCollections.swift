/// Names of the standard library's collections, and of what they conform to.
package enum StandardCollections {
  /// Those that are generic over their elements alone, with those of packages in common use.
  package static let ofElements: Set<String> = [
    "Array", "Set", "ArraySlice", "ContiguousArray", "OrderedSet", "Deque", "IdentifiedArrayOf",
  ]

  /// Whether values of a type are made of a sequence: `Array(rows)`, `Dictionary(grouping: rows, by: \.kind)`.
  static func isMadeOfSequence(_ name: String) -> Bool { ofElements.contains(name) || name == "Dictionary" }

  /// The members that say how many elements there are, or where, and ask none of them.
  fileprivate static let ofPositions: Set<String> = [
    "capacity", "count", "endIndex", "indices", "isEmpty", "keys", "startIndex", "underestimatedCount",
  ]

  /// The protocols that all of them conform to, as far as extensions of the project matter.
  static let protocols = [
    "BidirectionalCollection", "Collection", "LazySequenceProtocol", "MutableCollection",
    "RandomAccessCollection", "RangeReplaceableCollection", "Sequence",
  ]
}

extension Effect {
  /// It reads of a collection how many elements there are, or where: `actions.isEmpty`.
  package var asksForNoElement: Bool {
    path.firstMember.map(StandardCollections.ofPositions.contains) == true
  }
}

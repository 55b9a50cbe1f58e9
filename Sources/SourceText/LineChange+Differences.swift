extension LineChange {
  /// The limit for the search of common lines, in old and new lines together. The search takes memory in the square of
  /// this.
  private static let searchedLines = 2_000

  /// The changes that turn the old lines into the new ones, in order. Common lines remain unchanged; beyond the limit,
  /// only those at the start and at the end.
  ///
  /// - Parameter firstLine: the index of the first old line in its file.
  static func all(
    from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>], firstLine: Int
  ) -> [LineChange] {
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let suffix = zip(old[prefix...].reversed(), new[prefix...].reversed()).prefix { $0 == $1 }.count
    let oldMiddle = Array(old[prefix..<(old.count - suffix)])
    let newMiddle = Array(new[prefix..<(new.count - suffix)])
    let start = firstLine + prefix

    if oldMiddle.isEmpty && newMiddle.isEmpty { return [] }
    if oldMiddle.isEmpty || newMiddle.isEmpty || oldMiddle.count + newMiddle.count > searchedLines {
      return [LineChange(removed: start..<(start + oldMiddle.count), added: newMiddle)]
    }
    return fewest(from: oldMiddle, to: newMiddle, firstLine: start)
  }

  /// The changes by a longest common subsequence.
  private static func fewest(
    from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>], firstLine: Int
  ) -> [LineChange] {
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))

    var changes: [LineChange] = []
    var oldIndex = 0
    var newIndex = 0
    while oldIndex < old.count || newIndex < new.count {
      let oldStart = oldIndex
      let newStart = newIndex
      while removed.contains(oldIndex) { oldIndex += 1 }
      while inserted.contains(newIndex) { newIndex += 1 }
      if oldStart == oldIndex && newStart == newIndex {
        oldIndex += 1
        newIndex += 1
      } else {
        let lines = (firstLine + oldStart)..<(firstLine + oldIndex)
        changes.append(LineChange(removed: lines, added: Array(new[newStart..<newIndex])))
      }
    }
    return changes
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

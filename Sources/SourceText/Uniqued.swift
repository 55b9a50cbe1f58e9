extension Sequence where Element: Hashable {
  /// Each element once, where it is first.
  package func uniqued() -> [Element] { uniqued(by: { $0 }) }
}

extension Sequence {
  /// The first element of each key.
  package func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    let all = Array(self)
    if all.count < 2 { return all }
    var seen: Set<Key> = []
    return all.filter { seen.insert(key($0)).inserted }
  }
}

/// The order in which summaries are made: callees before callers, and code that calls itself, through others too, at once.
///
/// Tarjan's algorithm for strongly connected components, without recursion.
struct SummaryFixpoint {
  /// What code calls; none for what is not gone into again, as its summary is known.
  let callees: (CodeRegion) -> [CodeRegion]

  /// The components that are reached from a region, callees first.
  func components(from start: CodeRegion) -> [[CodeRegion]] {
    var search = Search()
    search.enter(start, callees: callees(start)[...])
    while let frame = search.frames.last {
      guard let callee = frame.open.first else {
        search.leave()
        continue
      }
      search.frames[search.frames.count - 1].open.removeFirst()
      if search.numbers[callee] == nil {
        search.enter(callee, callees: callees(callee)[...])
      } else {
        search.meet(callee)
      }
    }
    return search.components
  }

  private struct Search {
    struct Frame {
      let region: CodeRegion
      var open: ArraySlice<CodeRegion>
    }
    var frames: [Frame] = []
    var numbers: [CodeRegion: Int] = [:]
    /// The smallest number of what a region reaches that is in no component yet.
    private var lowest: [CodeRegion: Int] = [:]
    private var stack: [CodeRegion] = []
    private var isOnStack: Set<CodeRegion> = []
    var components: [[CodeRegion]] = []

    mutating func enter(_ region: CodeRegion, callees: ArraySlice<CodeRegion>) {
      lowest[region] = numbers.count
      numbers[region] = numbers.count
      stack.append(region)
      isOnStack.insert(region)
      frames.append(Frame(region: region, open: callees))
    }

    mutating func meet(_ region: CodeRegion) {
      guard isOnStack.contains(region), let caller = frames.last?.region else { return }
      lowest[caller] = min(lowest[caller] ?? 0, numbers[region] ?? 0)
    }

    mutating func leave() {
      let region = frames.removeLast().region
      let low = lowest[region] ?? 0
      if let caller = frames.last?.region { lowest[caller] = min(lowest[caller] ?? 0, low) }
      guard low == numbers[region] else { return }
      var component: [CodeRegion] = []
      while let member = stack.popLast() {
        isOnStack.remove(member)
        component.append(member)
        if member == region { break }
      }
      components.append(component)
    }
  }
}

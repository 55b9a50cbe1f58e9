import SwiftModel

/// The subscriptions that replace `assign(to:)`, and the sets that store them.
struct StoredSubscriptions {
  let model: ProjectModel
  /// Those that are rewritten.
  let bridges: PublisherBridges

  /// Whether subscriptions are stored in a set that the class already declares.
  func isNeeded(_ set: String, by type: TypeID) -> Bool {
    bridges.bridges.contains { bridge in
      bridge.uses.contains { located in
        guard located.use.isAssignmentTarget,
          let used = CancellableSet(for: located, assigning: bridge.id, model)
        else { return false }
        return used.owner == type && used.name == set
      }
    }
  }
}

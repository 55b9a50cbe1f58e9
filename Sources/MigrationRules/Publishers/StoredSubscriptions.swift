import MigrationPlanning
import SwiftModel

/// The subscriptions that replace `assign(to:)`, and the sets that store them.
struct StoredSubscriptions {
  let model: ProjectModel
  let bridges: PublisherBridges?

  /// Whether subscriptions are stored in a set that the class already declares.
  func isNeeded(_ set: String, by type: TypeID) -> Bool {
    (bridges?.bridges ?? []).contains { bridge in
      bridge.uses.contains { located in
        located.use.isAssignmentTarget && Self.user(of: located, model) == type
          && CancellableSet(of: type, for: located.file, bridge.id, model)?.name == set
      }
    }
  }

  /// The class that contains the use.
  static func user(of located: Located<ProjectionUse>, _ model: ProjectModel) -> TypeID? {
    guard let type = located.use.enclosingType else { return nil }
    let owners = model.index.owners(of: TypeID(file: located.file, index: type))
    return owners.count == 1 ? owners.first : nil
  }
}

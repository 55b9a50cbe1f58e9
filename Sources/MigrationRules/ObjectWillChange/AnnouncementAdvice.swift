import MigrationPlanning
import SwiftModel

extension ProjectModel {
  /// Why the macro of a class announces nothing at a place, and what to do.
  func adviceWhereNothingCanAnnounce(_ owner: TypeID, from file: Int) -> String {
    let name = self.name(of: owner)
    if !index.isSameModule(owner.file, file) {
      return
        "what the macro adds to announce changes is internal to the module of '\(name)'; move this into a method of it"
    }
    if let subclass = types.directSubclasses(of: owner).first {
      return
        "'\(self.name(of: subclass))' inherits from '\(name)' and announces its own properties; announce those that change with 'withMutation(keyPath:)' in the class that declares them"
    }
    return
      "announce the properties that change with 'withMutation(keyPath:)' in the class that declares them"
  }
}

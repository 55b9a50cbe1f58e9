import SwiftModel

/// The tracked variables that have to be announced by hand where `objectWillChange.send()` stands, as their own setters
/// do not announce what the call announced.
struct NeededAnnouncements {
  /// The change began before an `await`.
  let awaited: [String]
  /// The new value may be equal, and look different.
  let uncompared: [String]
  /// Another thread may have made the change.
  private let late: [String]

  init(
    at use: ObjectWillChangeUse, _ statement: ObjectWillChangeUse.SendStatement, of owner: TypeID,
    in file: Int, _ context: RuleContext
  ) {
    awaited = AwaitedChanges.variables(before: use, of: owner, in: file, context.tracking)
    uncompared = HandWrittenEquality.variables(announcedBy: statement, use, in: owner, context)
    late = LateAnnouncement.variables(of: statement, use, owner: owner, in: file, context)
  }

  var names: [String] { Set(awaited + uncompared + late).sorted() }

  /// The alternative where they cannot be announced there.
  var advice: String {
    if !awaited.isEmpty {
      return "await first, and assign what comes of it, so that the change needs no announcement of its own"
    }
    if let name = uncompared.first {
      return "'\(name)' may be assigned an equal value here; announce it where it can be named"
    }
    return "make the change on the main actor, where it needs no announcement of its own"
  }
}

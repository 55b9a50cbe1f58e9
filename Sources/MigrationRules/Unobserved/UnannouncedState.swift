import MigrationPlanning
import SwiftModel

/// State that nothing observes, and that views show: static and global variables, variables of plain classes, values of
/// subjects. What changed it announced a property of the object that the view observes, and so updated the view; the view
/// reads no such property, and is not updated any more.
///
/// ```swift
/// @Published var isLoading = false
/// var names: [String] { Repository.shared.names }
/// func load() { Repository.shared.load(); isLoading = false }    // the view shows `names` alone
/// ```
///
/// Only what the sources show to be lost counts: a view reads the state while it is made, and some code changes it and
/// also properties of the object, but none that the view reads; or nothing at all, so that the view showed it with the
/// next announcement, whatever that was. Where members of the class read the state for the view, they register its
/// readers with what is announced; else its body reads that (`StateRegistrations`). Any other such object is migrated on
/// request only, with the note `unobserved-state`.
struct UnannouncedState: Sendable {
  /// The losses that stay, of which the object is held back, and the registrations.
  var rewrites: [Rewrite] = []
  /// The variables of which readers depend on that equal values are announced, too, and where they do.
  var announcing: [VariableID: StayCondition] = [:]
  /// Why, and for which view.
  var announcingReasons: [VariableID: (view: TypeID, reason: DependencyReason)] = [:]
  /// Variables that nothing reads but the bodies of all views of their objects.
  var revisions: Set<VariableID> = []
  /// The bodies that read what is announced, by the properties through which they do.
  var readingBodies: [VariableID: RegisteredBody] = [:]
  /// The variables that members always register their readers with, by where the members stand.
  var registeringMembers: [SourceLocation: Set<String>] = [:]
  /// The state that each view shows through members, or a body, that register it.
  var registered: [TypeID: Set<UnobservedState.Key>] = [:]
  /// The state that each view shows and is told of in any case: all code that changes it announces what the view reads.
  var told: [TypeID: Set<UnobservedState.Key>] = [:]
  /// The views that show what may be state of whose changes they are not told any more, with the classes that announce
  /// something then, and of which none is held back for that.
  var lost: [TypeID: Set<TypeID>] = [:]

  /// The root classes that pass on the changes of others, and of which no view shows anything that nobody tells it of.
  var passingOnToNobody: Set<TypeID> = []

  /// The views that show such state, whatever changes it.
  var showing: Set<TypeID> = []
  /// What else `objectWillChange.send()` tells views of.
  var sending = SendingCode()
  /// The variables that views read to be told of that.
  var sent: Set<VariableID> = []

  /// Whether a view shows what may change with what one of some classes announces, and for which nothing is written.
  func loses(_ view: TypeID, changesOf classes: Set<TypeID>) -> Bool {
    lost[view]?.isDisjoint(with: classes) == false
  }

  /// Whether a view is registered for changes of some objects.
  func registers(_ type: TypeID, in model: ProjectModel) -> Bool {
    registered.values.joined().contains { key in
      guard case .variable(let id) = key, let owner = model.index.owner(of: id) else { return false }
      return model.index.mayBe(type, owner)
    }
  }
}

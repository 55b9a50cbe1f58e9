import MigrationPlanning
import SwiftModel

extension RenderedCode {
  /// A change of a variable while a view is made.
  struct Write {
    /// The type whose code SwiftUI calls; nil for a global function.
    let view: TypeID?
    /// Whether SwiftUI calls that again and again for certain.
    let isRepeated: Bool
    /// From the view to the change.
    let path: [Located<Effect>]
    let kind: AccessFact.Kind
    /// It happens later, in work that the code begins: `DispatchQueue.main.async { … }`.
    let isLater: Bool
    /// A view is initialized then.
    let isOfInitializer: Bool
    /// The same code always changes a published variable of the object, too, or sends that it changes:
    ///
    /// ```swift
    /// func add(_ item: Item) -> Bool {
    ///   items.append(item)     // `@Published`
    ///   count += 1
    ///   return true
    /// }
    /// ```
    /// It is an action, as it would update views again, and what reads `count` needs an announcement.
    let isAnnounced: Bool

    /// The member that makes the change, or that runs the closure or observer which does; as a message names it.
    var member: String { path.reversed().lazy.map(\.use.place.member).first { !$0.isEmpty } ?? "body" }

    /// What the member does: `changes`, or `begins to change`.
    func verb(_ infinitive: String) -> String { isLater ? "begins to \(infinitive)" : infinitive + "s" }

    func trace(in model: ProjectModel) -> [TraceStep] { model.trace(path.map { TracedMention($0) }) }
  }
}

import MigrationPlanning
import SwiftModel

/// Replaces `onReceive` of a property's publisher by `onChange` of the property.
///
/// ```swift
/// .onReceive(model.$title) { title in show(title) }
/// ```
/// becomes
/// ```swift
/// .onChange(of: model.title, initial: true) { _, title in show(title) }
/// ```
///
/// To be reviewed: the action runs after an update of the view with the new value in place, not before the change;
/// equal values and values between two updates are skipped.
enum ReplaceOnReceive {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    // A bridge preserves the behaviour of `onReceive`, and takes precedence.
    if context.bridges != nil { return [] }
    return context.uses.projections.keys.sorted().filter {
      !context.stayingPublishers.contains(context.index[$0], in: $0.declaration)
    }.flatMap { id in
      (context.uses.projections[id] ?? []).compactMap {
        OnReceiveReplacement.rewrite(of: $0, as: id, in: context.model)
      }
    }
  }
}

import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// What a view reads beside the state, and what would tell it of the change if it had another value.
extension UnreadChanges {
  /// The variables that the view reads wherever it reads the state, and those that a publisher assigns, and that may be set
  /// after some change of that: whatever they were set to, the view was told of both.
  func updates(
    after state: Show.State, in show: Show, by origins: [ChangeOrigins.Origin]
  ) -> [UnreadChange] {
    func update(_ id: VariableID, by origin: ChangeOrigins.Origin, isTogether: Bool, isRead: Bool)
      -> UnreadChange
    {
      UnreadChange(
        origin: origin, announced: [id], isTogether: isTogether, areRead: isRead,
        staying: Set([state.owner].compactMap(\.self)))
    }
    let silent = silentUpdates(after: state, in: show, by: origins).map {
      update($0, by: $1, isTogether: true, isRead: true)
    }
    return silent
      + show.published.sorted().flatMap { id -> [UnreadChange] in
        let isRead = show.reach.updates(state.key, with: id)
        if !isRead, !model.isAssignedByPublisher(id) { return [] }
        let together = isRead ? origins.filter { self.origins.nearChanges(of: $0)[id] != nil } : []
        // What may be other state is not worth more.
        let apart = origins.first {
          self.origins.nearChanges(of: $0)[id] == nil && changes.isCertain($0, of: state.key)
            && later.mayBeSet(id, after: $0)
        }
        let bound = isRead ? origins.first { mayAssign(id, throughBindingIn: $0) } : nil
        return together.map { update(id, by: $0, isTogether: true, isRead: isRead) }
          + [bound].compactMap(\.self).map {
            var change = update(id, by: $0, isTogether: false, isRead: true)
            change.isThroughBinding = true
            return change
          } + [apart].compactMap(\.self).map { update(id, by: $0, isTogether: false, isRead: isRead) }
      }
  }

  /// Whether code that makes a change assigns a binding that may be to a variable: `isShown = false` of a view with
  /// `@Binding var isShown: Bool`, which `$model.isShown` is given to.
  private func mayAssign(_ id: VariableID, throughBindingIn origin: ChangeOrigins.Origin) -> Bool {
    let bound = origins.nearChanges(of: origin).keys.compactMap(model.typeBound)
    if bound.isEmpty || !handedOn.contains(.variable(id)) && !isSetByBinding(id) { return false }
    let type = model.index.typeOfVariable(model.index[id], in: LookupScope(inside: id.declaration))
    return bound.contains { $0 == type || !$0.isKnown || !type.isKnown }
  }

  /// `Binding(get: { model.isShown }, set: { model.isShown = $0 })`
  private func isSetByBinding(_ id: VariableID) -> Bool {
    (origins.changes(of: [.variable(id)])[.variable(id)] ?? []).contains { change in
      change.use.closures.contains { $0.callee == "Binding" && $0.label == "set" }
    }
  }

  /// The variables that were not published, and that the view reads wherever it reads the state: they are tracked from now on,
  /// and it is told of both with them, unless they get the values that they have. Where it reads something published that
  /// changes with them, it is told by that.
  private func silentUpdates(
    after state: Show.State, in show: Show, by origins: [ChangeOrigins.Origin]
  ) -> [(VariableID, ChangeOrigins.Origin)] {
    let read = show.silent.sorted().filter { show.reach.updates(state.key, with: $0) }
    return read.flatMap { id in
      origins.filter {
        let near = self.origins.nearChanges(of: $0)
        let published = near.keys.filter(show.published.contains)
        return near[id] != nil && !published.isEmpty
          && !published.contains { show.reach.updates(state.key, with: $0) }
      }.map { (id, $0) }
    }
  }
}

extension ProjectModel {
  /// `Bool` of `@Binding var isShown: Bool` and `let isShown: Binding<Bool>`; nil for what is no binding.
  fileprivate func typeBound(by id: VariableID) -> ResolvedType? {
    let type = index.typeOfVariable(index[id], in: LookupScope(inside: id.declaration))
    if case .external(let names, let arguments) = type, names.last == "Binding" {
      return arguments.first ?? .unknown
    }
    return index[id].attributes.contains { $0.name.last == "Binding" } ? type : nil
  }
}

import MigrationPlanning
import SwiftModel

/// A stored variable whose changes were announced: by its wrapper, or by `objectWillChange.send()` in an observer.
struct AnnouncedStorage {
  let variable: VariableFact
  let wrapper: AttributeFact
  let subject: ObservableTypes.Subject
  let model: ProjectModel

  /// Nil for a variable whose changes were not announced, or that is not visible to other code.
  init?(of variable: VariableFact, in subject: ObservableTypes.Subject, _ model: ProjectModel) {
    let published = variable.attribute(.published, at: LookupScope(inside: subject.id), in: model.index)
    guard variable.isStored, !variable.isStatic, !variable.isLet, published == nil,
      !MacroLimits.isIgnored(variable),
      let wrapper = variable.attributes.first(where: {
        MacroLimits.isWrapper($0, at: subject.id, model)
      })
    else { return nil }
    self.variable = variable
    self.wrapper = wrapper
    self.subject = subject
    self.model = model
    let isAnnouncedByHand = model.announced.contains(variable.name, of: subject.id)
    guard isAnnouncedByHand || kind.announcesByItself && (kind.isTiedToOldSystem || mayBeRead) else {
      return nil
    }
  }

  var kind: AnnouncingWrapper { AnnouncingWrapper(wrapper, in: subject.id, model) }

  /// Whether a member that a view may use reads the variable. Otherwise, only effects of its changes are visible.
  private var mayBeRead: Bool {
    guard variable.isHidden else { return true }
    let declarations = model.index.declarations(of: subject.id)
    let own = model.index[subject.id]
    let isRead = { (accesses: [AccessFact]) in accesses.contains { $0.name == variable.name } }
    if own.variables.contains(where: { $0.isComputed && isRead($0.getterAccesses) }) { return true }
    if own.functions.contains(where: { $0.result != nil && isRead($0.accesses) }) { return true }
    if own.mentionCounts["$" + variable.name] != nil { return true }
    return declarations.dropFirst().contains { model.index[$0].mentionCounts[variable.name] != nil }
  }
}

import EffectAnalysis
import MigrationPlanning
import SwiftModel

extension ProjectModel {
  /// Whether nothing changes the object of a property that no code mentions: the view makes it by itself, nobody else has it,
  /// and making it does nothing that goes on.
  ///
  /// ```swift
  /// @StateObject private var debouncer = Debouncer()    // left over
  /// ```
  func isLeftAlone(_ property: WrappedProperty) -> Bool {
    guard property.wrapper == .stateObject, case .project(let subject, _) = property.type,
      index[subject].kind == .class, makesValue(property, of: subject),
      let view = index.owner(of: property.id), !mayBeGiven(property, to: view),
      let value = property.variable.initializerValueRange,
      // What the user defaults keep may change elsewhere.
      let announced = allAnnounced(by: [subject]), announced.allSatisfy({ !announcesByWrapper($0) })
    else { return false }
    let effects = CreationEffects(in: self, calls: calls)
    return effects.finding(of: value, in: property.file, giving: [subject]).certainty <= .depends
      && effects.finding(ofMaking: subject).certainty <= .depends && !changesByItself(subject)
  }

  /// `Debouncer()`, and not `Debouncer.shared`.
  private func makesValue(_ property: WrappedProperty, of subject: TypeID) -> Bool {
    switch property.variable.initializer {
    case .call(let callee, _)?, .application(of: let callee, _)?:
      index.type(of: callee, in: LookupScope(inside: property.id.declaration)).isMetatype(of: subject)
    default: false
    }
  }

  /// Whether the initializer of a view that Swift makes takes the value of a property.
  private func mayBeGiven(_ property: WrappedProperty, to view: TypeID) -> Bool {
    if property.variable.accessLevel == .private { return false }
    let name = property.variable.name
    return creations(named: Set([index[view].name.last, "init"].compactMap(\.self))).contains {
      $0.use.labels?.contains(name) != false
    }
  }

  /// Whether something that an object was given when it was made may change it later: a subscription that it holds.
  private func changesByItself(_ subject: TypeID) -> Bool {
    let code = index.code(making: subject, calledBy: nil) { _ in true }
    return references.effects(in: Set(code)) { _ in true }.values.joined().contains { !$0.closures.isEmpty }
      || index.lineage(of: subject).flatMap(index.declarations).contains { declaration in
        index[declaration].variables.indices.contains {
          isAssignedByPublisher(VariableID(declaration: declaration, index: $0))
        }
      }
  }
}

extension ResolvedType {
  fileprivate func isMetatype(of type: TypeID) -> Bool {
    if case .metatype(let instance) = self { instance.declarations == [type] } else { false }
  }
}

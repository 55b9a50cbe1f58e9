import EffectAnalysis
import MigrationPlanning
import SwiftModel

extension RenderedCode {
  /// What some code does itself.
  struct Code {
    struct Call {
      let region: CodeRegion
      let call: Located<Effect>
      /// It makes the object that the code belongs to.
      let isMaking: Bool
      /// It is called on an object that was made there: `let cart = Cart(); cart.add(item)`.
      let isOnMade: Bool
      /// It is called on a parameter that has a default value which makes an object.
      let isOnDefault: Bool
      /// It leaves out arguments for parameters with default values.
      let leavesOutArguments: Bool
      /// It stands in no closure that may run later.
      let isCertain: Bool
      /// Or in none but content, which is made later, and again.
      let isForContent: Bool
    }

    var callees: [Call] = []
    /// What happens some time after it runs, in work that it begins.
    var started: [Located<Effect>] = []
    /// The first of each variable.
    var reads: [VariableID: Located<Effect>] = [:]
    /// What makes objects of observable classes.
    var makings: [Located<Effect>] = []
    var writes: [VariableID: (effect: Located<Effect>, kind: AccessFact.Kind, isLater: Bool)] = [:]
  }
}

extension RenderedCode.Code {
  mutating func add(
    _ effect: Located<Effect>, on id: VariableID, isLater: Bool = false, _ model: ProjectModel
  ) {
    guard model.index.owner(of: id).map({ model.types[$0] != nil }) == true else { return }
    // A member of an object, also of one of Apple's, is no part of the variable.
    let isOfObject = effect.use.kind == .memberWrite && !model.changes(id, by: .memberWrite)
    let kind = model.calls.kind(of: effect.use, on: .variable(id))
    if kind.mayRead, !isLater, reads[id]?.use.isOnExistingObject != true { reads[id] = effect }
    // What happens at once counts before what happens later.
    let isFirst = writes[id].map { $0.isLater && !isLater } ?? true
    if kind.mayWrite, !isOfObject, effect.use.isOnExistingObject, isFirst {
      writes[id] = (effect, kind, isLater)
    }
  }
}

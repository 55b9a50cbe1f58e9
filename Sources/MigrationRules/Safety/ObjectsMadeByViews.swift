import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// The observable classes of which objects are made while views are: in bodies and what they call, as default values of
/// views, of their initializers' parameters and of their state, and by the initializers of such objects.
struct ObjectsMadeByViews {
  private var types: Set<TypeID> = []

  init(of classes: [TypeID], in context: RuleContext) {
    let names = Dictionary(grouping: classes) { context.index[$0].name.last ?? "" }
    let sites = context.references.effects(on: Set(names.keys)).filter { located in
      located.use.path.components.first == .call || located.use.path.components == [.member("init"), .call]
    }.filter { located in
      located.use.closures.allSatisfy { $0.callee.map(context.index.callsImmediately) == true }
    }
    let kept = context.properties.filter { context.keptStateObjects.reason(toKeep: $0) != nil }
      .flatMap(context.creation.makings)
    var makers: [(made: TypeID, by: TypeID?)] = []
    for located in sites {
      let isOnce = kept.contains {
        $0.value.file == located.file && $0.value.use.contains(located.use.offset)
      }
      if isOnce { continue }
      let owner = located.use.enclosingType.flatMap {
        context.index.owners(of: TypeID(file: located.file, index: $0)).first
      }
      for made in names[located.use.name] ?? [] {
        if located.use.place.makesView || owner.map(context.model.isMadeAgain) == true {
          types.insert(made)
        } else {
          makers.append((made, owner))
        }
      }
    }
    addParts(makers)
  }

  func contains(_ type: TypeID) -> Bool { types.contains(type) }

  private mutating func addParts(_ makers: [(made: TypeID, by: TypeID?)]) {
    var isComplete = false
    while !isComplete {
      let found = makers.filter { $0.by.map(types.contains) == true }.map(\.made)
      isComplete = types.isSuperset(of: found)
      types.formUnion(found)
    }
  }
}

extension CodePlace {
  fileprivate var makesView: Bool {
    if case .view = self { true } else { false }
  }
}

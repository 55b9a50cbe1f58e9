package import SwiftModel

extension CallGraph {
  /// The code that runs at most once while the program does, though what is around it runs again: it gives a variable of a
  /// type, or a global one, the only value that this ever has.
  ///
  /// - Parameters:
  ///   - effects: of the code around.
  ///   - isElsewhere: whether a change happens in no run of the program.
  package func code(
    runOnceAmong effects: [Effect], in file: Int, except isElsewhere: (Located<Effect>) -> Bool
  ) -> [Range<Int>] {
    effects.compactMap { effect in
      guard let initialization = effect.lazyInitialization,
        case let places = places(of: effect, in: file), places.count == 1,
        isInitializedOnce(places[0], except: isElsewhere)
      else { return nil }
      return initialization.range
    }
  }

  /// Whether a variable is only assigned where it holds nothing, and something each time.
  private func isInitializedOnce(_ place: Place, except isElsewhere: (Located<Effect>) -> Bool) -> Bool {
    guard let variable = variable(outlivingObjects: place), variable.isStored, variable.attributes.isEmpty,
      !variable.modifiers.contains(named: "weak")
    else { return false }
    let files: Set<Int>? = variable.modifiers.isPrivate ? [file(of: place)] : nil
    let changes = references.effects(on: [variable.name], in: files, for: .change)
    return changes.allSatisfy { located in
      let places = places(of: located.use, in: located.file)
      if places.isEmpty { return !mayBeMemberOfUnknown(located.use, in: located.file) }
      if !places.contains(place) || !mayWrite(located.use, to: place, in: located.file) {
        return !located.use.handsOnVariable
      }
      let givesValue = located.use.lazyInitialization.map { isValue($0.value, of: located) } == true
      return places == [place] && givesValue || isElsewhere(located)
    }
  }

  private func mayBeMemberOfUnknown(_ effect: Effect, in file: Int) -> Bool {
    guard let base = effect.base, members(referredToBy: effect, in: file).isEmpty else { return false }
    return !index.type(of: base, in: LookupScope(file: file, enclosingType: effect.enclosingType)).isKnown
  }

  private func variable(outlivingObjects place: Place) -> VariableFact? {
    if case .variable(let id) = place, !index[id].isStatic { return nil }
    return index.variable(at: place)
  }

  private func file(of place: Place) -> Int {
    switch place {
    case .variable(let id): id.declaration.file
    case .global(_, let file): file
    }
  }

  /// Whether an expression surely gives something: a value of the sources whose initializers cannot fail.
  private func isValue(_ value: ExpressionFact, of use: Located<Effect>) -> Bool {
    let scope = use.scope
    switch index.type(of: value, in: scope) {
    case .project(let type, _):
      return !index.lineage(of: type).flatMap(index.declarations).flatMap({ index[$0].functions })
        .contains(where: \.isFailable)
    case .existential: return true
    default: return false
    }
  }
}

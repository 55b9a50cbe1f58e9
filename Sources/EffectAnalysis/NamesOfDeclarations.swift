import SwiftModel

/// The names of all that the project declares and code may run or store something in.
package final class NamesOfDeclarations: Sendable {
  private let names: Set<String>
  /// Those of types, which code may make values of.
  let types: Set<String>
  /// Those of structures and enumerations.
  package let valueTypes: Set<String>
  /// Those of the types of other modules to which extensions add initializers.
  package let othersWithInitializers: Set<String>
  /// Those of the methods that give a value; `self` where a type has subscripts or `callAsFunction`.
  package let givingMethods: Set<String>
  let mutatingMethods: Set<String>
  let overridingVariables: Set<String>

  init(of index: ProjectIndex) {
    types = Set(index.nominalTypes.compactMap { index[$0].name.last })
    valueTypes = Set(
      index.nominalTypes.filter { [.struct, .enum].contains(index[$0].kind) }.compactMap {
        index[$0].name.last
      })
    let othersWithInitializers = Set(index.others(extendedWith: "init"))
    self.othersWithInitializers = othersWithInitializers
    let methods = index.files.flatMap(\.types).flatMap(\.functions)
    mutatingMethods = Set(methods.filter { $0.modifiers.contains(named: "mutating") }.map(\.name))
    let unnamed = methods.contains { $0.kind == .subscript || $0.name == "callAsFunction" }
    let ofSelf: Set = unnamed ? ["self"] : []
    givingMethods = ofSelf.union(
      methods.filter { $0.kind == .function && $0.givesValue }.map(\.name))
    let variables = index.files.flatMap(\.types).flatMap(\.variables)
    overridingVariables = Set(variables.filter { $0.modifiers.contains(named: "override") }.map(\.name))
    names = index.files.reduce(into: othersWithInitializers.union(ofSelf)) { names, facts in
      names.formUnion(facts.globalVariables.map(\.name))
      names.formUnion(facts.globalFunctions.map(\.name))
      for type in facts.types {
        names.formUnion(type.variables.map(\.name))
        names.formUnion(type.functions.map(\.name))
      }
    }
  }

  func contains(_ name: String) -> Bool { names.contains(name) }
}

import EffectAnalysis
import SourceText
import SwiftModel

extension ProjectIndex {
  /// `Store.count`, `Store.add(_:)`, `accessors of Store.title`, `global total`, or `a closure`.
  func words(for target: CallGraph.Target) -> String {
    switch target {
    case .place(let place): words(for: place)
    case .code(let region): words(for: region)
    }
  }

  func words(for place: Place) -> String {
    switch place {
    case .variable(let id): "\(displayName(of: id.declaration)).\(self[id].name)"
    case .global(let name, _): "global \(name)"
    }
  }

  func words(for region: CodeRegion) -> String {
    let facts = files[region.file]
    for type in facts.types {
      let owner = type.name.joined(separator: ".")
      if let function = type.functions.first(where: { $0.bodyRange == region.range }) {
        return "\(owner).\(function.functionName.words)"
      }
      if let variable = type.variables.first(where: { $0.declarationRange == region.range }) {
        return "accessors of \(owner).\(variable.name)"
      }
    }
    if let function = facts.globalFunctions.first(where: { $0.bodyRange == region.range }) {
      return function.functionName.words
    }
    if let variable = facts.globalVariables.first(where: { $0.declarationRange == region.range }) {
      return "accessors of \(variable.name)"
    }
    return "the closure \(facts.source.text(in: region.range))"
  }
}

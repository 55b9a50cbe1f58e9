import EffectAnalysis
import SourceText
import SwiftModel

extension ProjectIndex {
  /// `Store.count`, `Store.add(_:)`, `getter of Store.title`, `global total`, or `the code { print(1) }`.
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
      if let accessor = type.variables.lazy.compactMap({ $0.accessor(in: region.range) }).first {
        return "\(accessor.kind) of \(owner).\(accessor.name)"
      }
    }
    if let function = facts.globalFunctions.first(where: { $0.bodyRange == region.range }) {
      return function.functionName.words
    }
    if let accessor = facts.globalVariables.lazy.compactMap({ $0.accessor(in: region.range) }).first {
      return "\(accessor.kind) of \(accessor.name)"
    }
    return "the code \(facts.source.text(in: region.range))"
  }
}

extension VariableFact {
  fileprivate func accessor(in range: Range<Int>) -> (kind: String, name: String)? {
    if getterRanges.contains(range) { return ("getter", name) }
    return setterRanges.contains(range) ? (hasObservers ? "observer" : "setter", name) : nil
  }
}

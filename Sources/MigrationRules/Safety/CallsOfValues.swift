import MigrationPlanning
import SwiftModel

extension ProjectModel {
  /// The calls of `callAsFunction` made while views are made, if a class declares it: `model(x)`.
  ///
  /// Only files that name such a class, a type it inherits from, or a property of its type are searched.
  func callsOfValues() -> [Located<RenderCallUse>]? {
    guard index.functionNames.contains("callAsFunction") else { return nil }
    let callable = types.order.flatMap { [$0] + index.lineage(of: $0) + index.allRefinedProtocols(of: $0) }
      .filter { type in
        index.declarations(of: type).contains {
          index[$0].functions.contains { $0.name == "callAsFunction" && !$0.isAsync }
        }
      }
    if callable.isEmpty { return nil }
    let models = Set(callable + callable.flatMap(index.subclasses))
    let holders = properties.filter { $0.subjects.contains(where: models.contains) }.map(\.variable.name)
    let names = Set(models.compactMap { index[$0].name.last } + holders)
    let files = Set(names.flatMap(index.files(mentioning:))).sorted()
    return files.flatMap { file in
      FactsReader.callsOfValues(in: source(file)).map { Located(file: file, use: $0) }
    }
  }
}

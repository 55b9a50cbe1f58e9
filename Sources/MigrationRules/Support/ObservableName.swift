import MigrationPlanning
import SourceText
import SwiftModel

extension ProjectModel {
  /// How to write the protocol `Observable` at a place where the name may mean something else: a type of the project,
  /// or the class of a reactive library, which wins over the protocol where both are imported.
  func observableName(at scope: LookupScope) -> String {
    let isTaken =
      !index.resolve(.name("Observable"), in: scope).isExternal(named: "Observable")
      || hasOtherObservable(scope.file)
    return isTaken ? "Observation.Observable" : "Observable"
  }

  /// Whether `Observable` in a file may come from another module: the file imports a module that declares one, or uses
  /// the name with generic arguments.
  private func hasOtherObservable(_ file: Int) -> Bool {
    let facts = index.files[file]
    let isImported = facts.imports.contains { fact in
      Self.modulesWithObservable.contains(fact.path[0])
        || fact.path.count > 1 && fact.path.last == "Observable" && fact.path[0] != "Observation"
    }
    return isImported
      || facts.source.mentions("Observable") && FactsReader.usesGenericType("Observable", in: facts.source)
  }

  private static let modulesWithObservable: Set<String> = ["Bond", "RxCocoa", "RxRelay", "RxSwift"]
}

import MigrationPlanning
import SourceText
import SwiftModel

/// Functions that classes get behind their other members.
extension ProjectModel {
  /// Whether a function of a name can be added to a class, as far as no other is there that it would hide or override, or that
  /// its calls may mean.
  func canDeclareFunction(named name: String, in owner: TypeID) -> Bool {
    let lineage = index.lineage(of: owner)
    let family = lineage + index.subclasses(of: owner)
    return index.functions(named: name).isEmpty
      && (family + index.allRefinedProtocols(of: owner)).allSatisfy { !declaresMember(named: name, in: $0) }
  }

  /// Adds a function to a class.
  ///
  /// - Parameters:
  ///   - head: `func reload`
  ///   - access: nothing is written for an internal one.
  ///   - parameters: all that stands behind the name.
  func declaring(
    _ head: String, in owner: TypeID, access: AccessLevel, parameters: String = "()", statements: [String],
    comment: String
  ) -> Rewrite {
    let type = index[owner]
    let members = type.variables.map(\.declarationRange.lowerBound) + type.functions.map(\.range.lowerBound)
    let source = source(owner.file)
    let modifier = access == .internal ? "" : access.rawValue + " "
    let edit = source.inserting(
      FunctionLines(comment: comment, head: modifier + head + parameters, statements: statements),
      atEndOf: type.memberBlockRange, beside: members.first(where: source.isFirstOnLine))
    return .edits([edit], of: [owner], in: owner.file)
  }
}

import EffectAnalysis
import SwiftModel

extension ProjectModel {
  /// The types, of some, that have all members which code names of a variable of unknown type.
  ///
  /// ```swift
  /// viewModel.readAll()
  /// viewModel.$title.sink { … }    // of a type that has 'readAll', too
  /// ```
  ///
  /// - Parameters:
  ///   - object: as it is written there: a name, also behind `self`; any other expression rules out nothing.
  ///   - scope: where it is written; all uses in the type around count.
  func types(_ candidates: [TypeID], fitting object: ExpressionFact, in scope: LookupScope) -> [TypeID] {
    guard !candidates.isEmpty, let name = object.ownName, let enclosing = scope.enclosingType else {
      return candidates
    }
    let used = members(usedOf: name, in: TypeID(file: scope.file, index: enclosing))
    return candidates.filter { type in !used.contains { index.surelyLacksMember(named: $0, type) } }
  }

  /// The names of members that follow a name in a type and its extensions: `title` of `model.title` and `$model.title`.
  private func members(usedOf name: String, in declaration: TypeID) -> Set<String> {
    let owners = index.owners(of: declaration)
    let declarations = owners.isEmpty ? [declaration] : owners.flatMap(index.declarations)
    let regions = declarations.map { CodeRegion(file: $0.file, range: index[$0].memberBlockRange) }
    let effects = references.effects(in: Set(regions)) { $0 == name }.values.joined()
    return Set(effects.filter(\.isOwn).compactMap(\.path.firstMember))
  }
}

extension ExpressionFact {
  /// `model`, `self.model`, also where it is unwrapped
  fileprivate var ownName: String? {
    switch self {
    case .name(let name), .member(.selfReference, let name): name
    case .optionalChain(let base), .unwrapped(let base): base.ownName
    default: nil
    }
  }
}

import MigrationPlanning
import SwiftModel

/// Type aliases of `ObservableObject`, or of a composition with it, that serve as generic bounds.
///
/// ```swift
/// typealias ObservableFinder = Finder & ObservableObject
/// struct FinderView<Model: ObservableFinder>: View { … }
/// ```
///
/// An alias with no other use can change its underlying type as a written bound can change.
struct BoundAliases {
  struct Alias {
    let name: String
    /// The generic declarations that the alias bounds, one entry for each bound.
    let bounds: [String]
    var owners: Set<String> { Set(bounds) }
    /// Whether the alias only bounds generic parameters, and no other declaration has its name.
    let isOnlyBound: Bool
    /// The types that conform to the alias.
    let candidates: [TypeID]
  }

  let all: [Alias]

  /// The types that conform to all bounds of a declaration that is bound by aliases only, by its name.
  private let candidates: [String: Set<TypeID>]

  /// All declarations that an alias bounds.
  var owners: Set<String> { Set(all.flatMap(\.owners)) }

  /// The types that conform to the bounds of a declaration; nil if it has bounds other than aliases.
  func candidates(for owner: String) -> Set<TypeID>? { candidates[owner] }

  /// - Parameter written: the declarations bound by `ObservableObject` itself.
  init(in index: ProjectIndex, _ types: ObservableTypes, besides written: Set<String>) {
    var all: [Alias] = []
    for (file, facts) in index.files.enumerated() {
      for mention in facts.typeMentions where mention.name == "ObservableObject" {
        guard case .alias(let name) = mention.position else { continue }
        let scope = LookupScope(file: file, enclosingType: mention.enclosingType)
        let uses = Self.uses(of: name, index)
        if uses.bounds.isEmpty { continue }
        all.append(
          Alias(
            name: name, bounds: uses.bounds,
            isOnlyBound: uses.isComplete && index.declarationCount(ofTypesNamed: name) == 1,
            candidates: types.order.filter { type in
              mention.companions.allSatisfy { index.mayConform(type, to: $0, in: scope) }
            }))
      }
    }
    self.all = all
    var candidates: [String: Set<TypeID>] = [:]
    for alias in all {
      for owner in alias.owners.subtracting(written) {
        candidates[owner, default: []].formUnion(alias.candidates)
      }
    }
    self.candidates = candidates
  }

  /// The declarations that an alias bounds, also through aliases of it, and whether it has no other use.
  private static func uses(
    of alias: String, _ index: ProjectIndex
  ) -> (bounds: [String], isComplete: Bool) {
    var bounds: [String] = []
    var isComplete = true
    var (open, seen): ([String], Set<String>) = ([alias], [alias])
    while let name = open.popLast() {
      for use in index.files(mentioning: name).flatMap({
        FactsReader.uses(ofAlias: name, in: index.files[$0].source)
      }) {
        switch use {
        case .bound(let owner):
          bounds.append(owner)
          continue
        case .associated(_, let owner), .selfBound(let owner): bounds.append(owner)
        case .conditional(let members): bounds += [members.extendedType].compactMap { $0 }
        case .alias(let other): if seen.insert(other).inserted { open.append(other) }
        case .inherited, .other: break
        }
        isComplete = false
      }
    }
    return (bounds, isComplete)
  }
}

extension ProjectIndex {
  /// Whether a type may conform to `Companion` in `Companion & ObservableObject`.
  func mayConform(_ type: TypeID, to companion: TypeExpression, in scope: LookupScope) -> Bool {
    guard case .project(let bound, _) = resolve(companion, in: scope) else { return true }
    return mayBe(type, bound)
  }

  /// The number of type aliases and types with a name.
  func declarationCount(ofTypesNamed name: String) -> Int {
    files.reduce(nominalTypes.filter { self[$0].name.last == name }.count) { count, facts in
      count + (facts.globalTypeAliases + facts.types.flatMap(\.typeAliases)).filter { $0.name == name }.count
    }
  }
}

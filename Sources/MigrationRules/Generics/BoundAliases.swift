import MigrationPlanning
import SwiftModel

/// Type aliases of `ObservableObject`, or of a composition with it, that are written as bounds.
///
/// ```swift
/// typealias ObservableFinder = Finder & ObservableObject
/// struct FinderView<Model: ObservableFinder>: View { … }
/// ```
///
/// Where they are nothing else, what they stand for can change as a bound that is written out.
struct BoundAliases {
  struct Alias {
    let name: String
    /// The generic declarations that are bound by it, one for each bound.
    let bounds: [String]
    var owners: Set<String> { Set(bounds) }
    /// It is written as the bound of generic parameters only, and nothing else has its name.
    let isOnlyBound: Bool
    /// The types that can be what it stands for.
    let candidates: [TypeID]
  }

  let all: [Alias]

  /// By what is bound by nothing else: the types that can be what the bounds ask for.
  private let candidates: [String: Set<TypeID>]

  /// All declarations that are bound by one.
  var owners: Set<String> { Set(all.flatMap(\.owners)) }

  /// The types that can be what the bounds of a declaration ask for; nil where it has others than aliases.
  func candidates(for owner: String) -> Set<TypeID>? { candidates[owner] }

  /// - Parameter written: what is bound by `ObservableObject` itself.
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

  /// What has an alias as its bound, also through aliases of it, and whether it is nothing else than the bound of
  /// generic parameters.
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
        case .other: break
        }
        isComplete = false
      }
    }
    return (bounds, isComplete)
  }
}

extension ProjectIndex {
  /// Whether a value of a type can be one of `Companion & ObservableObject`.
  func mayConform(_ type: TypeID, to companion: TypeExpression, in scope: LookupScope) -> Bool {
    guard case .project(let bound, _) = resolve(companion, in: scope) else { return true }
    return mayBe(type, bound)
  }

  /// How many type aliases and types have a name.
  fileprivate func declarationCount(ofTypesNamed name: String) -> Int {
    files.reduce(nominalTypes.filter { self[$0].name.last == name }.count) { count, facts in
      count + (facts.globalTypeAliases + facts.types.flatMap(\.typeAliases)).filter { $0.name == name }.count
    }
  }
}

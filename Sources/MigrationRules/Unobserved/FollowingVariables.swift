import EffectAnalysis
import MigrationPlanning
import SwiftModel

extension ProjectModel {
  /// The variables of classes that are set whenever a published variable is, by that: by what their objects subscribe to it
  /// with when they are made. Each value sets them; where a scheduler is between, as soon as that runs. The program has one
  /// object of the class that publishes.
  ///
  /// ```swift
  /// init() { service.$names.sink { [weak self] in self?.names = $0 }.store(in: &cancellables) }
  /// init() { service.$names.receive(on: DispatchQueue.main).assign(to: &$names) }
  /// ```
  var followers: [VariableID: Set<VariableID>] {
    let targets = assignedByPublishers
    let direct = uses.projections.reduce(into: [VariableID: Set<VariableID>]()) { direct, uses in
      let found = uses.value.reduce(into: Set<VariableID>()) { followers, located in
        guard case .subscribed(let subscription) = located.use.publisherRole,
          let receiver = subscription.receiver, let owner = classSubscribing(to: located)
        else { return }
        let region = CodeRegion(file: located.file, range: receiver)
        let set = targets[region].map { [$0] } ?? variables(alwaysSetBy: region)
        followers.formUnion(
          set.filter { index.owner(of: $0).map(index.lineage(of: owner).contains) == true })
      }
      // What follows one of several objects is not told of changes of the others.
      if !found.isEmpty, index.owner(of: uses.key).map(makesOneObject) == true { direct[uses.key] = found }
    }
    return direct.keys.reduce(into: [:]) { all, id in
      var (open, found) = (Array(direct[id] ?? []), Set<VariableID>())
      while let next = open.popLast() {
        if next != id, found.insert(next).inserted { open += direct[next] ?? [] }
      }
      all[id] = found
    }
  }

  /// The variable that each `.assign(to: &$names)` sets.
  private var assignedByPublishers: [CodeRegion: VariableID] {
    uses.projections.reduce(into: [:]) { targets, uses in
      for located in uses.value {
        guard case .assigned(let assignment) = located.use.publisherRole else { continue }
        targets[CodeRegion(file: located.file, range: assignment.range)] = uses.key
      }
    }
  }

  private func variables(alwaysSetBy closure: CodeRegion) -> [VariableID] {
    (calls.effects(in: [closure])[closure] ?? []).filter { $0.changingBody == closure.range }.flatMap {
      effect in
      calls.places(of: effect, in: closure.file).compactMap { place -> VariableID? in
        guard case .variable(let id) = place, calls.kind(of: effect, on: place).mayWrite else {
          return nil
        }
        return id
      }
    }
  }

  /// The class of which each object makes a subscription when it is made: in an initializer, or in a method that all of them
  /// always call; nil for any other.
  private func classSubscribing(to located: Located<ProjectionUse>) -> TypeID? {
    guard let type = located.use.enclosingType else { return nil }
    let declaration = TypeID(file: located.file, index: type)
    let owners = index.owners(of: declaration)
    let around = index[declaration].functions.first {
      $0.bodyRange?.contains(located.use.range.lowerBound) == true
    }
    guard let around, owners.count == 1, let owner = owners.first, index[owner].kind == .class else {
      return nil
    }
    return around.kind == .initializer || isAlwaysCalled(around, byInitializersOf: owner) ? owner : nil
  }

  private func isAlwaysCalled(_ method: FunctionFact, byInitializersOf owner: TypeID) -> Bool {
    let initializers = index.declarations(of: owner).flatMap { declaration in
      index[declaration].functions.filter { $0.kind == .initializer }.compactMap(\.bodyRange).map {
        CodeRegion(file: declaration.file, range: $0)
      }
    }
    return !initializers.isEmpty
      && calls.effects(in: Set(initializers)).allSatisfy { _, effects in
        effects.contains {
          $0.name == method.name && $0.isOwn && $0.isCalled && $0.isCertain && $0.branches.isEmpty
        }
      }
  }
}

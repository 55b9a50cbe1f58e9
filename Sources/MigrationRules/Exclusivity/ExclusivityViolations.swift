import EffectAnalysis
import MigrationPlanning
import SourceText
import SwiftModel

/// Published properties that are read while they are changed in their place.
///
/// ```swift
/// func prune() { items.removeAll { $0.id > items.count } }
/// ```
/// `@Published` copies the value, changes the copy, and stores it. A tracked property is changed in place, and a read
/// during that crashes: "Simultaneous accesses, but modification requires exclusive access" (SE-0176). A statement of its
/// own changes a copy from now on, see `CopiedChanges`.
struct ExclusivityViolations {
  let rewrites: [Rewrite]
  /// The changes in place that assign a changed copy from now on: where the names of the properties stand.
  let assigned: Set<SourceLocation>

  /// - Parameter isUnobserved: whether the observer of a variable goes, as it only announces.
  init(
    in tracking: Trackability, _ deferred: DeferredEffects, _ equalityDrops: EqualityDrops,
    where isUnobserved: @escaping (VariableID) -> Bool
  ) {
    var copies = CopiedChanges(in: tracking.model, equalityDrops)
    let search = ExclusivitySearch(tracking: tracking, deferred: deferred, isUnobserved: isUnobserved)
    rewrites = search.rewrites(&copies)
    assigned = copies.assigned
  }
}

private struct ExclusivitySearch {
  let tracking: Trackability
  let deferred: DeferredEffects
  let isUnobserved: (VariableID) -> Bool

  private var model: ProjectModel { tracking.model }
  private var index: ProjectIndex { model.index }

  func rewrites(_ copies: inout CopiedChanges) -> [Rewrite] {
    let changing = index.namesOfMutatingMethods.union(LibraryEffects.methodsChangingInPlace)
    let summaries = EffectSummaries(of: model.calls)
    let analysis = ExclusivityAnalysis(in: model, model.calls, summaries)
    let ofValues = ValueTypeEffects(of: changedInPlaceFromNowOn, in: model, summaries)
    let given = ClosureArgumentFlow(in: model)
    return index.files.enumerated().flatMap { file, facts -> [Rewrite] in
      // Any other method changes nothing where it is called.
      let changes = (facts.modifyAccesses + (deferred.modifyAccesses[file] ?? [])).filter {
        use in
        if let name = use.operatorName { return changesOperand(name) }
        return use.method.map(changing.contains) ?? true
      }
      var blocked: [Int: Set<VariableID>] = [:]
      return (changes + (ofValues.changes[file] ?? [])).flatMap { use in
        properties(changedBy: use, in: file).flatMap { property -> [Rewrite] in
          if blocked[use.offset]?.contains(property) == true { return [] }
          let use = keepsClosures(of: use, property, in: file) ? use.withoutCode : use
          let isInPlace = isChangedInPlaceFromNowOn(property)
          if isAnnounced(property), AwaitedChanges.mayAwait(property, during: use, model) {
            blocked[use.offset, default: []].insert(property)
            return [
              copies.rewrite(of: property, changedBy: use, in: file)
                ?? self.blocked(property, by: use, in: file, reading: [])
            ]
          }
          guard isInPlace else { return [] }
          if let trace = analysis.readTrace(of: property, during: use, in: file) {
            blocked[use.offset, default: []].insert(property)
            return [
              copies.rewrite(of: property, changedBy: use, in: file)
                ?? self.blocked(property, by: use, in: file, reading: trace)
            ]
          }
          return given.changes(like: use, of: property, in: file).compactMap { change in
            analysis.readTrace(of: property, during: change.use, in: change.file).map {
              self.blocked(property, by: change.use, in: change.file, reading: $0)
            }
          }
        }
      }
    }
  }

  private var changedInPlaceFromNowOn: [VariableID] {
    model.classes.flatMap { subject in
      index[subject.id].variables.indices.map { VariableID(declaration: subject.id, index: $0) }
        .filter(isChangedInPlaceFromNowOn)
    }
  }

  /// - Parameter trace: from the change to the read.
  private func blocked(
    _ property: VariableID, by use: ModifyAccess, in file: Int, reading trace: [TraceStep]
  ) -> Rewrite {
    let name = index[property].name
    let location = SourceLocation(file: file, offset: use.offset)
    let message =
      AwaitedChanges.mayAwait(property, during: use, model)
      ? "the change of '\(name)' begins here before something is awaited, and a tracked property announces that then: views would keep the old value; await first, and assign what comes of it"
      : "'\(name)' is read while it is changed here, and a tracked property must not be; change a copy of it, and assign that"
    let steps = trace.isEmpty ? [] : [model.step(at: location, "changes '\(name)'")] + trace
    return .blocked(
      [property.declaration],
      Diagnostic(id: .overlappingAccess, location: location, message: message, trace: steps))
  }

  /// `static func <~ (items: inout [Int], next: () -> Int)`
  private func changesOperand(_ operatorName: String) -> Bool {
    index.files.contains { facts in
      (facts.types.flatMap(\.functions) + facts.globalFunctions).contains { function in
        function.name == operatorName && function.parameters.contains(where: \.isInout)
      }
    }
  }

  /// The properties of value type that a use may change.
  private func properties(changedBy use: ModifyAccess, in file: Int) -> [VariableID] {
    let scope = LookupScope(file: file, enclosingType: use.enclosingType)
    let owners =
      use.base.map { index.type(of: $0, in: scope).unwrapped.declarations }
      ?? index.selfType(in: scope).declarations
    // In the extension of a protocol, of whatever class conforms to it.
    let conformers = owners.filter { index[$0].kind == .protocol }.flatMap { required in
      model.classes.map(\.id).filter { index.allRefinedProtocols(of: $0).contains(required) }
    }
    return Set(owners + conformers).sorted().flatMap {
      index.variables(named: use.name, of: $0)
    }.filter { property in
      model.types[property.declaration] != nil
        && model.mayChangeInPlace(property, by: use, in: file)
        && !model.changesObject(by: use, in: file)
    }
  }

  /// By `@Published`, or by an observer that sends `objectWillChange`: with the value that was set.
  private func isAnnounced(_ property: VariableID) -> Bool {
    let variable = index[property]
    let owner = property.declaration
    if isPublished(variable, in: owner) { return true }
    guard let observers = variable.observers?.range else { return false }
    return index.files[owner.file].objectWillChangeUses.contains {
      observers.contains($0.range.lowerBound)
    }
  }

  private func isPublished(_ variable: VariableFact, in owner: TypeID) -> Bool {
    model.isPublished(variable, in: owner) && tracking.isTracked(variable, in: owner)
  }

  /// A copy of it was changed so far. Not where an observer needs the old value, as a copy is changed then, too.
  private func isChangedInPlaceFromNowOn(_ property: VariableID) -> Bool {
    let variable = index[property]
    let owner = property.declaration
    guard variable.accessors.contains("willSet") else {
      return isPublished(variable, in: owner) && !model.readsOldValue(variable, in: owner)
    }
    return isUnobserved(property)
  }

  /// `form.onSubmit { … }`: all functions of the project that the call may refer to store their closures.
  private func keepsClosures(of use: ModifyAccess, _ property: VariableID, in file: Int) -> Bool {
    var functions: [FunctionFact] = []
    if use.method != nil {
      functions = model.functions(changing: use, in: file).map(\.use)
    } else if let callee = use.callee {
      let family =
        index.lineage(of: property.declaration) + index.subclasses(of: property.declaration)
      functions =
        family.flatMap(index.declarations).flatMap { index[$0].functions }
        .filter { $0.name == callee.name && $0.mayTake(callee.labels) }
      if functions.isEmpty { functions = index.functions(named: callee.name).map(\.function) }
    }
    return !functions.isEmpty && functions.allSatisfy(\.keepsClosures)
  }
}

extension ProjectModel {
  /// `didSet { print(oldValue) }`, `didSet(old) { … }`
  fileprivate func readsOldValue(_ variable: VariableFact, in owner: TypeID) -> Bool {
    guard let range = variable.observers?.range, variable.accessors.contains("didSet") else { return false }
    return source(owner.file).mentions("oldValue", in: range)
      || source(owner.file).mentions("didSet", in: range) { offset in
        source(owner.file).restOfLine(behind: "didSet", at: offset).first { $0 != " " } == "("
      }
  }
}

extension ProjectIndex {
  /// The names of the mutating methods that the project declares, in extensions of other modules' types too.
  fileprivate var namesOfMutatingMethods: Set<String> {
    Set(
      files.flatMap(\.types).flatMap(\.functions).filter { $0.modifiers.contains(named: "mutating") }.map(
        \.name))
  }
}

extension FunctionFact {
  /// Whether all parameters of function type are `@escaping`, and so probably called later.
  fileprivate var keepsClosures: Bool {
    let functions = parameters.filter { parameter in
      if case .function = parameter.type?.withoutOptional { return true }
      return false
    }
    return !functions.isEmpty && functions.allSatisfy(\.isEscaping)
  }
}

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
enum ExclusivityViolations {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    let changing = context.index.namesOfMutatingMethods.union(LibraryEffects.methodsChangingInPlace)
    let summaries = EffectSummaries(of: context.calls)
    let analysis = ExclusivityAnalysis(in: context.model, context.calls, summaries)
    let ofValues = ValueTypeEffects(of: changedInPlaceFromNowOn(context), in: context.model, summaries)
    let given = ClosureArgumentFlow(in: context.model)
    var copies = CopiedChanges(in: context)
    return context.index.files.enumerated().flatMap { file, facts -> [Rewrite] in
      // Any other method changes nothing where it is called.
      let changes = (facts.modifyAccesses + (context.deferredEffects.modifyAccesses[file] ?? [])).filter {
        use in
        if let name = use.operatorName { return changesOperand(name, context) }
        return use.method.map(changing.contains) ?? true
      }
      var blocked: [Int: Set<VariableID>] = [:]
      return (changes + (ofValues.changes[file] ?? [])).flatMap { use in
        properties(changedBy: use, in: file, context).flatMap { property -> [Rewrite] in
          if blocked[use.offset]?.contains(property) == true { return [] }
          let use = keepsClosures(of: use, property, in: file, context) ? use.withoutCode : use
          let isInPlace = isChangedInPlaceFromNowOn(property, context)
          if isAnnounced(property, context), AwaitedChanges.mayAwait(property, during: use, context.model) {
            blocked[use.offset, default: []].insert(property)
            return [
              copies.rewrite(of: property, changedBy: use, in: file)
                ?? self.blocked(property, by: use, in: file, reading: [], context)
            ]
          }
          guard isInPlace else { return [] }
          if let trace = analysis.readTrace(of: property, during: use, in: file) {
            blocked[use.offset, default: []].insert(property)
            return [
              copies.rewrite(of: property, changedBy: use, in: file)
                ?? self.blocked(property, by: use, in: file, reading: trace, context)
            ]
          }
          return given.changes(like: use, of: property, in: file).compactMap { change in
            analysis.readTrace(of: property, during: change.use, in: change.file).map {
              self.blocked(property, by: change.use, in: change.file, reading: $0, context)
            }
          }
        }
      }
    }
  }

  private static func changedInPlaceFromNowOn(_ context: RuleContext) -> [VariableID] {
    context.classes.flatMap { subject in
      context.index[subject.id].variables.indices.map { VariableID(declaration: subject.id, index: $0) }
        .filter { isChangedInPlaceFromNowOn($0, context) }
    }
  }

  /// - Parameter trace: from the change to the read.
  private static func blocked(
    _ property: VariableID, by use: ModifyAccess, in file: Int, reading trace: [TraceStep],
    _ context: RuleContext
  ) -> Rewrite {
    let name = context.index[property].name
    let location = SourceLocation(file: file, offset: use.offset)
    let message =
      AwaitedChanges.mayAwait(property, during: use, context.model)
      ? "the change of '\(name)' begins here before something is awaited, and a tracked property announces that then: views would keep the old value; await first, and assign what comes of it"
      : "'\(name)' is read while it is changed here, and a tracked property must not be; change a copy of it, and assign that"
    let steps = trace.isEmpty ? [] : [context.model.step(at: location, "changes '\(name)'")] + trace
    return .blocked(
      [property.declaration],
      Diagnostic(id: .overlappingAccess, location: location, message: message, trace: steps))
  }

  /// `static func <~ (items: inout [Int], next: () -> Int)`
  private static func changesOperand(_ operatorName: String, _ context: RuleContext) -> Bool {
    context.index.files.contains { facts in
      (facts.types.flatMap(\.functions) + facts.globalFunctions).contains { function in
        function.name == operatorName
          && facts.source.mentions(
            "inout", in: function.range.lowerBound..<(function.bodyRange ?? function.range).lowerBound)
      }
    }
  }

  /// The properties of value type that a use may change.
  private static func properties(
    changedBy use: ModifyAccess, in file: Int, _ context: RuleContext
  ) -> [VariableID] {
    let scope = LookupScope(file: file, enclosingType: use.enclosingType)
    let owners =
      use.base.map { context.index.type(of: $0, in: scope).unwrapped.declarations }
      ?? context.index.selfType(in: scope).declarations
    // In the extension of a protocol, of whatever class conforms to it.
    let conformers = owners.filter { context.index[$0].kind == .protocol }.flatMap { required in
      context.classes.map(\.id).filter { context.index.allRefinedProtocols(of: $0).contains(required) }
    }
    return Set(owners + conformers).sorted().flatMap {
      context.index.variables(named: use.name, of: $0)
    }.filter { property in
      context.types[property.declaration] != nil
        && context.model.mayChangeInPlace(property, by: use, in: file)
        && !context.model.changesObject(by: use, in: file)
    }
  }

  /// By `@Published`, or by an observer that sends `objectWillChange`: with the value that was set.
  private static func isAnnounced(_ property: VariableID, _ context: RuleContext) -> Bool {
    let variable = context.index[property]
    let owner = property.declaration
    if context.isPublished(variable, in: owner) { return true }
    guard let observers = variable.observers?.range else { return false }
    return context.index.files[owner.file].objectWillChangeUses.contains {
      observers.contains($0.range.lowerBound)
    }
  }

  /// A copy of it was changed so far. Not where an observer needs the old value, as a copy is changed then, too.
  private static func isChangedInPlaceFromNowOn(_ property: VariableID, _ context: RuleContext) -> Bool {
    let variable = context.index[property]
    let owner = property.declaration
    guard variable.accessors.contains("willSet") else {
      return context.isPublished(variable, in: owner) && !context.model.readsOldValue(variable, in: owner)
    }
    return OnlyAnnouncement.statement(inWillSetOf: variable, in: owner, context) != nil
      && context.bridges?.givesSubject(to: property) != true
  }

  /// `form.onSubmit { … }`: all functions of the project that the call may refer to store their closures.
  private static func keepsClosures(
    of use: ModifyAccess, _ property: VariableID, in file: Int, _ context: RuleContext
  ) -> Bool {
    var functions: [FunctionFact] = []
    if use.method != nil {
      functions = context.model.functions(changing: use, in: file).map(\.use)
    } else if let callee = use.callee {
      let family =
        context.index.lineage(of: property.declaration) + context.index.subclasses(of: property.declaration)
      functions =
        family.flatMap(context.index.declarations).flatMap { context.index[$0].functions }
        .filter { $0.name == callee.name && $0.mayTake(callee.labels) }
      if functions.isEmpty { functions = context.index.functions(named: callee.name).map(\.function) }
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

import EffectAnalysis
import MigrationPlanning
import SourceText
import SwiftModel

/// State outside of all observable objects: global and static variables, plain objects, the user defaults, and
/// shared objects of the system. Its changes are not tracked.
///
/// The bodies of classes and views are parsed again for this, so it is for rare queries.
final class UnobservedState {
  private enum Target {
    case key(Key)
    /// A variable of an observable class.
    case observable(TypeID, VariableID)
    /// A function without a result makes nothing that is shown: a body may hand it on as an action.
    case code(CodeRegion, isAction: Bool)

    static func body(of function: FunctionFact, in file: Int) -> Self? {
      function.bodyRange.map { .code(CodeRegion(file: file, range: $0), isAction: function.result == nil) }
    }
  }

  private let model: ProjectModel
  /// Of names, whether they are of the project, and whether they are of untracked variables.
  private var matters: [String: Bool] = [:]
  private var areKept: [String: Bool] = [:]
  private var ofClasses: [TypeID: [Key: [Place]]] = [:]
  private var ofViews: [TypeID: Reach?] = [:]
  /// What each region mentions that may matter, in the order of the text; many views reach the same ones.
  private var mentions: [CodeRegion: [Mention]] = [:]
  private let limit: Limit

  init(in model: ProjectModel, following limit: Limit = .near) {
    self.model = model
    self.limit = limit
  }

  /// The state that a class, its superclasses and its subclasses change, each with the first path to a change.
  func keys(changedBy type: TypeID) -> [Key: [Place]] {
    read(changesOf: [type])
    return ofClasses[type] ?? [:]
  }

  /// Reads the changes made by some classes, on all cores.
  func read(changesOf types: Set<TypeID>) {
    let unknown = types.filter { ofClasses[$0] == nil }.map { type in
      let family = model.index.lineage(of: type) + model.types.subclasses(of: type)
      return (type: type, declarations: Set(family).sorted().flatMap(model.index.declarations))
    }
    readChanges(in: Set(unknown.flatMap(\.declarations).map(region)))
    for (type, declarations) in unknown {
      ofClasses[type] = declarations.reduce(into: [:]) { keys, declaration in
        keys.merge(self.keys(changedIn: region(of: declaration))) { first, _ in first }
        keys.merge(self.keys(watchedBy: declaration)) { first, _ in first }
      }
    }
  }

  private func region(of declaration: TypeID) -> CodeRegion {
    CodeRegion(file: declaration.file, range: model.index[declaration].memberBlockRange)
  }

  /// The state that the body of a view reaches; nil for a type without a body.
  func reach(ofBodyOf view: TypeID) -> Reach? {
    read(bodiesOf: [view])
    return ofViews[view] ?? nil
  }

  /// Reads the bodies of some views and the functions called there, on all cores.
  func read(bodiesOf views: Set<TypeID>) {
    let unknown = views.filter { ofViews[$0] == nil }
    let bodies = unknown.map { (view: $0, regions: regions(ofBodyOf: $0)) }
    for (view, regions) in bodies where regions.isEmpty { ofViews[view] = .some(nil) }
    let open = bodies.filter { !$0.regions.isEmpty }
    for ((view, _), reach) in zip(open, reaches(from: open.map(\.regions))) { ofViews[view] = reach }
  }

  /// The state that the body of a view reaches besides what some code reads for it.
  func reach(ofBodyOf view: TypeID, besides code: Set<CodeRegion>) -> Reach {
    reaches(from: [regions(ofBodyOf: view)], besides: code).first ?? Reach()
  }

  private func regions(ofBodyOf view: TypeID) -> [CodeRegion] {
    model.index.declarations(of: view).flatMap { declaration in
      let type = model.index[declaration]
      let getters = type.variables.filter { $0.name == "body" && $0.isComputed }.map(\.declarationRange)
      let functions = type.functions.filter { LibraryEffects.makesBody($0.name) }.map(\.range)
      return (getters + functions).map { CodeRegion(file: declaration.file, range: $0) }
    }
  }

  /// The state that computed properties and functions with a result of a class reach.
  func reach(ofMembers names: Set<String>, of type: TypeID) -> Reach {
    let targets = names.sorted().flatMap { model.index.members(named: $0, ofType: type) }.compactMap(target)
    let regions = targets.compactMap { target in
      if case .code(let region, isAction: false) = target { region } else { nil }
    }
    return reaches(from: [regions]).first ?? Reach()
  }

  /// How far one search has come.
  private struct Walk {
    var reach = Reach()
    var seen: Set<CodeRegion>
    var open: [CodeRegion]
    /// The mentions that lead to each place from where the search began.
    var paths: [CodeRegion: [Place]] = [:]
  }

  /// The reach of each start; the searches advance together, so that a file is parsed once for all of them.
  private func reaches(from starts: [[CodeRegion]], besides code: Set<CodeRegion> = []) -> [Reach] {
    var walks = starts.map { Walk(seen: code.union($0), open: $0) }
    for _ in 0...limit.depth {
      readMentions(in: Set(walks.flatMap(\.open)))
      for number in walks.indices { advance(&walks[number]) }
    }
    return walks.map { walk in
      var reach = walk.reach
      reach.code = walk.seen.subtracting(code)
      if !walk.open.isEmpty { reach.isPartial = true }
      return reach
    }
  }

  /// What code mentions, and what that refers to.
  private struct Mention {
    let place: Place
    let isUnclear: Bool
    let targets: [Target]
  }

  private func readMentions(in regions: Set<CodeRegion>) {
    let unknown = regions.filter { mentions[$0] == nil }
    let uses = model.references.effects(in: unknown, where: mayMatter)
    for region in unknown {
      mentions[region] = uses[region, default: []].filter { $0.place != .elsewhere }.map { use in
        let targets = targets(of: use, in: region.file).map { target -> Target in
          guard case .key(let kind) = target else { return target }
          return .key(model.key(of: kind, namedBy: use, in: region.file))
        }
        return Mention(
          place: Place(use, in: region.file), isUnclear: isUnclear(use, in: region.file), targets: targets)
      }
    }
  }

  private func advance(_ walk: inout Walk) {
    var next: [CodeRegion] = []
    for region in walk.open {
      for mention in mentions[region] ?? [] {
        walk.reach.names.insert(mention.place.name)
        if mention.isUnclear { walk.reach.unclear.insert(mention.place.name) }
        let path = walk.paths[region, default: []] + [mention.place]
        for target in mention.targets {
          switch target {
          case .key(let key):
            if walk.reach.keys[key] == nil { walk.reach.keys[key] = path }
          case .observable(let type, let variable):
            walk.reach.observables.insert(type)
            walk.reach.add(variable, path)
          case .code(let region, let isAction):
            if isAction || walk.seen.contains(region) { continue }
            guard walk.seen.count < limit.bodies else {
              walk.reach.isPartial = true
              continue
            }
            walk.seen.insert(region)
            walk.paths[region] = path
            next.append(region)
          }
        }
      }
    }
    walk.open = next
  }

  // MARK: Changes

  /// The state that a region of code changes, directly and through methods of plain objects.
  private func keys(changedIn region: CodeRegion) -> [Key: [Place]] {
    let calls = plainCalls(in: region)
    readChanges(in: Set(calls.map(\.body)))
    return calls.reduce(into: keys(changedDirectlyIn: region)) { found, call in
      let changed = keys(changedDirectlyIn: call.body).mapValues { [call.place] + $0 }
      found.merge(changed) { first, _ in first }
    }
  }

  /// The calls of methods of plain objects in a region of code, with the bodies of these methods.
  private func plainCalls(in region: CodeRegion) -> [(place: Place, body: CodeRegion)] {
    let uses = effects(in: [region])[region, default: []].filter { plainFunctions.contains($0.name) }
    return uses.flatMap { use in
      model.index.members(referredToBy: use, in: region.file).compactMap { member in
        guard case .function(let function, let declaration) = member, isPlain(function, of: declaration),
          let body = function.bodyRange
        else { return nil }
        return (Place(use, in: region.file), CodeRegion(file: declaration.file, range: body))
      }
    }
  }

  private func keys(changedDirectlyIn region: CodeRegion) -> [Key: [Place]] {
    let source = model.source(region.file)
    // The defaults may have another name where they are changed.
    let changesDefaults = LibraryEffects.settersOfDefaults.contains { source.mentions($0, in: region.range) }
    return effects(in: [region])[region, default: []].reduce(into: [:]) { keys, use in
      let place = Place(use, in: region.file)
      if let outside = ExternalState(changedBy: use) {
        keys.merge([.outside(outside): [place]]) { first, _ in first }
      }
      guard use.mayChangeValue || use.name == Self.userDefaults && changesDefaults else { return }
      for case .key(let key) in targets(of: use, in: region.file) {
        keys.merge([key: [place]]) { first, _ in first }
      }
    }
  }

  /// Reads the changes in some regions, on all cores.
  private func readChanges(in regions: Set<CodeRegion>) { _ = effects(in: regions) }

  private func effects(in regions: Set<CodeRegion>) -> [CodeRegion: [Effect]] {
    model.references.effects(in: regions) {
      mayBeKept($0) || ExternalState.mayBeChanged(by: $0) || plainFunctions.contains($0)
    }
  }

  /// The names of the functions of classes that are not observable, and of static ones of values.
  private lazy var plainFunctions: Set<String> = {
    var names: Set<String> = []
    for (file, facts) in model.index.files.enumerated() {
      for number in facts.types.indices {
        let declaration = TypeID(file: file, index: number)
        let functions = facts.types[number].functions.filter {
          $0.kind == .function && $0.bodyRange != nil && isPlain($0, of: declaration)
        }
        names.formUnion(functions.map(\.name))
      }
    }
    return names
  }()

  private func isPlain(_ function: FunctionFact, of declaration: TypeID) -> Bool {
    model.index.owners(of: declaration).contains { owner in
      switch model.index[owner].kind {
      case .class: model.types[owner] == nil
      case .struct, .enum: function.isStatic
      default: false
      }
    }
  }

  /// The system state whose changes a class observes, by names alone.
  private func keys(watchedBy declaration: TypeID) -> [Key: [Place]] {
    let type = model.index[declaration]
    let source = model.source(declaration.file)
    let isTold =
      (type.inheritance?.entries ?? []).contains { $0.type.dottedName?.last?.hasSuffix("Delegate") == true }
      || LibraryEffects.reportersOfChanges.contains { source.mentions($0, in: type.memberBlockRange) }
    guard isTold else { return [:] }
    let words = source.words(in: type.memberBlockRange, where: model.isOfSystem)
    return words.reduce(into: [:]) { keys, word in
      guard keys[.system(word.name)] == nil else { return }
      let location = SourceLocation(file: declaration.file, offset: word.offset)
      keys[.system(word.name)] = [Place(name: word.name, location: location)]
    }
  }

  // MARK: Mentions

  /// Whether a member of a name may be shown, or return a value that is.
  private func mayMatter(_ name: String) -> Bool {
    if let known = matters[name] { return known }
    let matters =
      name == Self.userDefaults || ExternalState.mayBeRead(by: name) || giving.contains(name)
      || model.isOfSystem(name)
      || model.index.allVariables(named: name).contains { target($0) != nil }
      || model.index.globals(named: name).contains { target($0) != nil }
    self.matters[name] = matters
    return matters
  }

  /// The names of the functions of types that have a result.
  private lazy var giving = Set(
    model.index.files.flatMap(\.types).flatMap(\.functions)
      .filter { $0.kind == .function && $0.result != nil }.map(\.name))

  /// Whether a variable of a name may be stored untracked.
  private func mayBeKept(_ name: String) -> Bool {
    if let known = areKept[name] { return known }
    let targets =
      model.index.allVariables(named: name).compactMap(target)
      + model.index.globals(named: name).compactMap(target)
    let isKept =
      name == Self.userDefaults
      || targets.contains { if case .key = $0 { true } else { false } }
    areKept[name] = isKept
    return isKept
  }

  private static let userDefaults = "UserDefaults"

  // MARK: Resolving mentions

  private func targets(of use: Effect, in file: Int) -> [Target] {
    if let defaults = defaults(namedBy: use) { return [defaults] }
    if use.base == nil, model.isOfSystem(use.name) {
      return use.path.firstMember.map(LibraryEffects.isSharedInstance) == true
        ? [.key(.system(use.name))] : []
    }
    if let outside = ExternalState(readBy: use) { return [.key(.outside(outside))] }
    let members = model.index.members(referredToBy: use, in: file).flatMap(model.witnesses)
    return members.compactMap(target).filter { target in
      switch target {
      case .key(.subject): use.path.firstMember == "value"
      case .key(.object): !use.path.isEmpty
      default: true
      }
    }
  }

  /// The type of what stands before its dot is unknown, so it may be a member of anything.
  private func isUnclear(_ use: Effect, in file: Int) -> Bool {
    guard let base = use.base, model.index.members(referredToBy: use, in: file).isEmpty else { return false }
    let scope = LookupScope(file: file, enclosingType: use.enclosingType)
    return !model.index.type(of: base, in: scope).unwrapped.isKnown
  }

  private func defaults(namedBy use: Effect) -> Target? {
    use.base == nil && use.name == Self.userDefaults ? .key(.userDefaults(nil)) : nil
  }

  private func target(_ member: ReferencedMember) -> Target? {
    switch member {
    case .variable(let id): return target(id)
    case .function(let function, let declaration): return Target.body(of: function, in: declaration.file)
    case .globalFunction(let function, let file): return Target.body(of: function, in: file)
    case .globalVariable(let variable, let file):
      if variable.isComputed {
        return .code(CodeRegion(file: file, range: variable.declarationRange), isAction: false)
      }
      let scope = LookupScope(file: file, enclosingType: nil)
      if isDefaults(variable, in: scope) { return .key(.userDefaults(nil)) }
      return mayChange(variable, in: scope) ? .key(.global(variable.name)) : nil
    }
  }

  private func target(_ id: VariableID) -> Target? {
    let variable = model.index[id]
    if variable.isComputed {
      return .code(
        CodeRegion(file: id.declaration.file, range: variable.declarationRange), isAction: false)
    }
    let scope = LookupScope(inside: id.declaration)
    if isDefaults(variable, in: scope) { return .key(.userDefaults(nil)) }
    if let object = object(in: id, scope) { return .key(object) }
    if variable.isStatic { return mayChange(variable, in: scope) ? .key(.variable(id)) : nil }
    // A member of a value is stored with the value.
    guard let owner = model.index.owner(of: id), model.index[owner].kind == .class else { return nil }
    if model.types[owner] != nil { return variable.isLet ? nil : .observable(owner, id) }
    return mayChange(variable, in: scope) ? .key(.variable(id)) : nil
  }

  /// The variable refers to the user defaults, like nearly every constant of that type.
  private func isDefaults(_ variable: VariableFact, in scope: LookupScope) -> Bool {
    model.index.typeOfVariable(variable, in: scope).isUserDefaults
  }

  /// An object of another module that may change; of static members, another type may have one of the name.
  private func object(in id: VariableID, _ scope: LookupScope) -> Key? {
    guard case .external(let names, _) = model.index.typeOfVariable(model.index[id], in: scope).unwrapped,
      let name = names.last
    else { return nil }
    if name == "CurrentValueSubject" { return .subject(id) }
    return model.index[id].isLet && !model.index[id].isStatic
      && model.index[id].attributes.allSatisfy(\.isActor) && KnownTypes.mayBeChangingObject(name)
      ? .object(id) : nil
  }

  /// It gets another value, and not only another object.
  private func mayChange(_ variable: VariableFact, in scope: LookupScope) -> Bool {
    guard !variable.isLet else { return false }
    return !model.index.typeOfVariable(variable, in: scope).unwrapped.declarations.contains {
      model.index[$0].kind == .class
    }
  }
}

extension ProjectModel {
  /// Whether a name is that of a class of Apple's, with any members changing, and of no class of the project.
  func isOfSystem(_ name: String) -> Bool {
    KnownTypes.isPlainAppleClass(name) && !index.declaresType(named: name)
  }
}

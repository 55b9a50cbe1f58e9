import MigrationPlanning
import SwiftModel

/// The methods certain to run while a view is made, whatever they return: those that a view calls outside of
/// escaping closures, and those that these call.
///
/// ```swift
/// func updateUIView(_ view: UIView, context: Context) { context.coordinator.draw(model) }
/// ```
/// From functions that SwiftUI calls once for a view, such as `makeUIView`, only methods of the view itself are
/// followed: a change made once causes no endless updates.
///
/// Functions and getters of other types, and global functions, count if a view calls or reads them:
///
/// ```swift
/// struct Caption {
///   let player: Player
///   var text: String { note(); return player.title }        // read in a `body`
///   func note() { player.asked += 1 }
/// }
/// ```
struct RenderedMethods: Sendable {
  private var methods: Set<MemberName> = []
  /// Of each method, the first call that was found.
  private var callers: [MemberName: Located<DirectCall>] = [:]
  /// The writes to variables of objects, by the names of the variables.
  private(set) var writes: [String: [Located<RenderWriteUse>]] = [:]

  /// - Parameters:
  ///   - writers: the members of other types whose use makes a function relevant.
  ///   - using: the names of the functions that use these members.
  init(
    of writers: UnpublishedWriters, using: Set<String>, _ effects: DeferredEffects,
    _ reachability: RenderReachability, in model: ProjectModel
  ) {
    var search = Search(model: model, effects: effects, reachability: reachability)
    search.run(for: writers, using: using)
    methods = search.found
    callers = search.callers
    writes = Dictionary(grouping: search.writes, by: \.use.name)
  }

  func contains(_ name: String, ofOneOf types: [TypeID]) -> Bool {
    types.contains { methods.contains(MemberName(name: name, type: $0)) }
  }

  /// The calls that lead from a view to a method of one of some types.
  func calls(of name: String, ofOneOf types: [TypeID], in model: ProjectModel) -> [TracedMention] {
    var next = types.map { MemberName(name: name, type: $0) }.first(where: methods.contains)
    var seen: Set<MemberName> = []
    var calls: [TracedMention] = []
    while let method = next, seen.insert(method).inserted, let call = callers[method] {
      calls.append(TracedMention(call))
      let owners = call.use.enclosingType.map { model.index.owners(of: TypeID(file: call.file, index: $0)) }
      next = (owners ?? []).map { MemberName(name: call.use.member, type: $0) }.first(where: methods.contains)
    }
    return calls.reversed()
  }

  private struct Search {
    let model: ProjectModel
    let effects: DeferredEffects
    let reachability: RenderReachability
    var found: Set<MemberName> = []
    var callers: [MemberName: Located<DirectCall>] = [:]
    var writes: [Located<RenderWriteUse>] = []
    /// Of each method, where it is declared, whether it may run again and again.
    private var isRepeated: [MemberName: Bool] = [:]
    private var open: [MemberName] = []
    private var read: Set<MemberName> = []
    /// The direct code of methods and global functions, in source order; several bodies for overloads.
    private var code: [MemberName: [Located<DirectCode>]] = [:]
    private var calledByView: [TypeID: Set<String>] = [:]
    private var isUsedByViews: [MemberName: Bool] = [:]

    init(model: ProjectModel, effects: DeferredEffects, reachability: RenderReachability) {
      self.model = model
      self.effects = effects
      self.reachability = reachability
    }

    /// - Parameter using: the names of the functions that use the writers.
    mutating func run(for writers: UnpublishedWriters, using: Set<String>) {
      var calls = model.index.files.enumerated().flatMap { file, facts in
        facts.directCalls.map { Located(file: file, use: $0) }
      }
      calls += effects.directCalls
      readViews(calling: calls)
      for call in calls where isMadeByViews(call.use, in: call.file) {
        follow(call.use, in: call.file, isRepeated: !call.use.isOnce)
      }
      followUpdates()
      readOpen()
      let names = using.union(writers.functions)
      for call in calls where names.contains(call.use.name) && !isMadeByViews(call.use, in: call.file) {
        // The cheapest check comes first.
        guard mayBeMadeForViews(call), reaches(writers, from: call), isMadeForViews(call) else { continue }
        follow(call.use, in: call.file, isRepeated: true)
        readOpen()
      }
    }

    private mutating func followUpdates() {
      for (file, facts) in model.index.files.enumerated() {
        for number in facts.types.indices where facts.types[number].isDynamicProperty {
          for owner in model.index.owners(of: TypeID(file: file, index: number)) {
            add(MemberName(name: "update", type: owner), isRepeated: true)
          }
        }
      }
    }

    /// In rounds, so that each file is parsed for many methods at once.
    private mutating func readOpen() {
      while !open.isEmpty {
        let methods = open
        open = []
        parseCode(of: methods)
        for method in methods { readCode(of: method) }
      }
    }

    /// Whether a call leads to a write of an unpublished variable.
    private mutating func reaches(_ writers: UnpublishedWriters, from call: Located<DirectCall>) -> Bool {
      var trial = Search(model: model, effects: effects, reachability: reachability)
      swap(&trial.code, &code)
      trial.follow(call.use, in: call.file, isRepeated: true)
      trial.readOpen()
      swap(&trial.code, &code)
      return trial.found.contains { writers.functions.contains($0.name) }
        || trial.writes.contains { writers.variables.contains($0.use.name) }
    }

    /// The call is in a getter or function of a type that is not an observable class, or in a global one: the
    /// members of such a class are followed from the calls of views.
    private func mayBeMadeForViews(_ call: Located<DirectCall>) -> Bool {
      if let function = call.use.function {
        // An initializer announces no change.
        guard function.name.first?.isUppercase != true, reachability.functions.contains(function) else {
          return false
        }
        if call.use.base != nil { return true }
      }
      return owners(of: call)?.contains { model.types[$0] != nil } != true
    }

    /// Whether a call runs while a view is made, as far as the sources say.
    private mutating func isMadeForViews(_ call: Located<DirectCall>) -> Bool {
      if call.use.isInView { return true }
      let members =
        owners(of: call)?.map { MemberName(name: call.use.member, type: $0) }
        ?? [MemberName(name: call.use.member, type: nil)]
      return members.contains { member in
        if let known = isUsedByViews[member] { return known }
        let isUsed = reachability.isSurelyUsedWhileRendering(member)
        isUsedByViews[member] = isUsed
        return isUsed
      }
    }

    /// The types around a call; nil for a call outside of all types.
    private func owners(of call: Located<DirectCall>) -> [TypeID]? {
      call.use.enclosingType.map { model.index.owners(of: TypeID(file: call.file, index: $0)) }
    }

    /// Whether a view runs the code around a call. A getter or function of another type need not run for a view.
    private func isMadeByViews(_ call: DirectCall, in file: Int) -> Bool {
      let holders = views(around: call, in: file)
      guard let function = function(around: call) else { return !holders.isEmpty }
      return holders.contains { calledByView[$0]?.contains(function) == true }
    }

    private func views(around call: DirectCall, in file: Int) -> [TypeID] {
      guard let number = call.enclosingType else { return [] }
      return model.index.owners(of: TypeID(file: file, index: number)).filter {
        model.conforms($0, toOneOf: Self.viewProtocols)
      }
    }

    private static let viewProtocols = ProjectModel.builtProtocols.union(ProjectModel.representedProtocols)
      .subtracting(["App"])

    /// The function that a call stands in; nil for an initializer or a getter.
    private func function(around call: DirectCall) -> String? {
      call.function.flatMap { $0.name.first?.isLowercase == true ? $0.name : nil }
    }

    /// Reads the views that call something in a function, on all cores.
    private mutating func readViews(calling calls: [Located<DirectCall>]) {
      let created = Set(
        calls.filter { function(around: $0.use) != nil }.flatMap { views(around: $0.use, in: $0.file) }
      ).sorted()
      let called = model.reader.map(created) { [model] in Self.calledWhereMade($0, in: model) }
      calledByView = Dictionary(uniqueKeysWithValues: zip(created, called))
    }

    /// The members that the functions which SwiftUI calls to make a view call, directly or transitively.
    private static func calledWhereMade(_ view: TypeID, in model: ProjectModel) -> Set<String> {
      let bodies = Dictionary(
        grouping: model.memberBodies(of: model.index.declarations(of: view)).map(\.use), by: \.name)
      var open = bodies.keys.filter(isCalledToMakeViews)
      var found: Set<String> = []
      while let name = open.popLast() {
        let calls = (bodies[name] ?? []).flatMap(\.calls)
        open += calls.filter { bodies[$0] != nil && found.insert($0).inserted }
      }
      return found
    }

    private static func isCalledToMakeViews(_ member: String) -> Bool {
      member == "init" || member == "body" || LibraryEffects.makesRepresentable(member)
        || LibraryEffects.updatesRepresentable(member)
    }

    private mutating func readCode(of method: MemberName) {
      let isRepeated = isRepeated[method] == true
      let isFirst = read.insert(method).inserted
      for declaration in declarations(of: method) {
        for code in code[declaration] ?? [] {
          if isFirst { writes += code.use.writes.map { Located(file: code.file, use: $0) } }
          for call in code.use.calls { follow(call, in: code.file, isRepeated: isRepeated) }
        }
      }
    }

    /// Parses the bodies of the methods that are not in `code` yet.
    private mutating func parseCode(of methods: [MemberName]) {
      var functions: [Int: [(method: MemberName, range: Range<Int>)]] = [:]
      for method in methods.flatMap(declarations) where code[method] == nil {
        code[method] = []
        for function in self.functions(calledBy: method) where function.use.bodyRange != nil {
          functions[function.file, default: []].append((method, function.use.range))
        }
      }
      let files = functions.sorted { $0.key < $1.key }.map { file, functions in
        (file: file, functions: functions.sorted { $0.range.lowerBound < $1.range.lowerBound })
      }
      let found = model.reader.map(files) { [model] file, functions in
        FactsReader.directCode(
          ofFunctionsAt: functions.map { ($0.range, $0.method.type?.index) }, in: model.source(file))
      }
      for ((file, functions), found) in zip(files, found) {
        for (function, code) in zip(functions, found) {
          self.code[function.method, default: []].append(Located(file: file, use: code))
        }
      }
    }

    /// The method in each declaration of its type.
    private func declarations(of method: MemberName) -> [MemberName] {
      guard let type = method.type else { return [method] }
      return model.index.declarations(of: type).map { MemberName(name: method.name, type: $0) }
    }

    /// The functions of a declaration, or the global ones, that have a name.
    private func functions(calledBy method: MemberName) -> [Located<FunctionFact>] {
      guard let declaration = method.type else {
        return model.index.functions(named: method.name).map { Located(file: $0.file, use: $0.function) }
      }
      return model.index[declaration].functions
        .filter { $0.kind == .function && $0.name == method.name }
        .map { Located(file: declaration.file, use: $0) }
    }

    private mutating func follow(_ call: DirectCall, in file: Int, isRepeated: Bool) {
      if call.base != nil, !isRepeated { return }
      let scope = LookupScope(file: file, enclosingType: call.enclosingType)
      var isMember = call.base != nil
      for type in receivers(of: call, in: scope).flatMap({ types(running: call, on: $0) }) {
        let inherited =
          (model.superclasses(of: type) ?? []) + model.index.allRefinedProtocols(of: type)
        for owner in [type] + inherited where declares(owner, call) {
          isMember = true
          for type in [owner, type] { note(call, in: file, of: MemberName(name: call.name, type: type)) }
          add(MemberName(name: call.name, type: owner), isRepeated: isRepeated)
          found.insert(MemberName(name: call.name, type: type))
        }
      }
      if isMember { return }
      if model.index.functions(named: call.name).contains(where: { call.mayCall($0.function) }) {
        note(call, in: file, of: MemberName(name: call.name, type: nil))
        add(MemberName(name: call.name, type: nil), isRepeated: isRepeated)
      }
    }

    private mutating func note(_ call: DirectCall, in file: Int, of method: MemberName) {
      if callers[method] == nil { callers[method] = Located(file: file, use: call) }
    }

    /// The types whose implementation a call may run: the static type, types that conform to a protocol with
    /// the requirement, and subclasses that override the method.
    private func types(running call: DirectCall, on type: TypeID) -> [TypeID] {
      if model.isRequirement(of: type, call.mayCall) {
        return [type] + model.index.conformers(of: type)
      }
      return [type] + model.index.subclasses(of: type).filter { declares($0, call) }
    }

    private func declares(_ type: TypeID, _ call: DirectCall) -> Bool {
      model.index.declarations(of: type).contains { declaration in
        model.index[declaration].functions.contains { !$0.isAsync && call.mayCall($0) }
      }
    }

    private func receivers(of call: DirectCall, in scope: LookupScope) -> [TypeID] {
      let own =
        scope.enclosingType.map {
          model.index.owners(of: TypeID(file: scope.file, index: $0))
        } ?? []
      guard let base = call.base else { return own }
      var type = model.index.type(of: base, in: scope).unwrapped
      if case .metatype(let instance) = type { type = instance }
      if type.declarations.isEmpty, base.isCoordinator { return own.flatMap(coordinators) }
      return type.declarations
    }

    /// The coordinator types of a representable view.
    private func coordinators(of view: TypeID) -> [TypeID] {
      model.index.declarations(of: view).flatMap { declaration in
        model.index[declaration].functions.filter { $0.name == "makeCoordinator" }.flatMap { function in
          function.result.map {
            model.index.resolve($0, in: LookupScope(inside: declaration)).declarations
          } ?? []
        }
      }
    }

    private mutating func add(_ method: MemberName, isRepeated: Bool) {
      found.insert(method)
      if let known = self.isRepeated[method], known || !isRepeated { return }
      self.isRepeated[method] = isRepeated
      open.append(method)
    }
  }
}

extension TypeFact {
  fileprivate var isDynamicProperty: Bool {
    inheritance?.entries.contains { $0.type.dottedName?.last == "DynamicProperty" } == true
  }
}

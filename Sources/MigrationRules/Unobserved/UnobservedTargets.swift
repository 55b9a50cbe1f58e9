import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// What code may read, or run, by what it mentions, as far as state that nothing observes is concerned.
final class UnobservedTargets {
  typealias Key = UnobservedKey

  /// What the code that names some other code does with it.
  enum CodeUse {
    case runs
    /// Or it does not, so that what is read there may be shown, and may not.
    case mayRun
    /// A function that gives no value makes nothing that is shown: a body may hand it on as an action.
    case isAction
    /// The body of a view that is made anew with the one around it, and that tracks what it reads by itself.
    case isOfChild
  }

  enum Target {
    case key(Key)
    /// A variable of an observable class.
    case observable(TypeID, VariableID)
    case code([CodeRegion], CodeUse)

    static func code(of function: FunctionFact, in file: Int) -> Self {
      .code(function.code(in: file), function.givesValue ? .runs : .isAction)
    }

    /// The same, where it depends on the object which code that is.
    var perhaps: Self {
      if case .code(let regions, .runs) = self { .code(regions, .mayRun) } else { self }
    }
  }

  private let model: ProjectModel
  private let implicit: ImplicitMembers
  private let comparison: ViewComparison
  private let names: NamesOfDeclarations
  private let kept: KeptObjects
  private lazy var namesShownAnew = kept.namesShownAnew
  /// Of names, whether they may matter.
  private var matters: [String: Bool] = [:]

  init(in model: ProjectModel) {
    self.model = model
    implicit = ImplicitMembers(in: model.index)
    comparison = ViewComparison(in: model)
    kept = KeptObjects(in: model)
    names = model.calls.names
  }

  // MARK: Mentions

  /// Whether a member of a name may be shown, or return a value that is.
  func mayMatter(_ name: String) -> Bool {
    if let known = matters[name] { return known }
    let matters =
      makesValues(name) || name == Self.encode || model.mayBeOutside(name)
      || model.changingTypesOfOthers.contains(name)
      || names.givingMethods.contains(name)
      || model.index.allVariables(named: name).contains {
        target($0) != nil || object(.variable($0)) != nil || !implicit.code(ofValueOf: $0).isEmpty
          || model.calls.holdsFunctions(at: .variable($0)) || model.index[$0].isMadeOfKeyPaths
          || isSetInValue($0)
      }
      || model.index.globals(named: name).contains {
        target($0) != nil || object($0) != nil || hasKeyPaths($0) || implicitCode(ofValueOf: $0) != nil
      }
    self.matters[name] = matters
    return matters
  }

  private func hasKeyPaths(_ member: ReferencedMember) -> Bool {
    guard case .globalVariable(let variable, _) = member else { return false }
    return variable.isMadeOfKeyPaths
  }

  static let valueSubject = "CurrentValueSubject"

  // MARK: Resolving mentions

  /// - Parameter counts: which members of those that it may refer to.
  func targets(
    of use: Effect, in file: Int, where counts: (ReferencedMember) -> Bool = { _ in true }
  ) -> [Target] {
    if let defaults = defaults(namedBy: use) { return [defaults] }
    if let outside = ExternalState(readBy: use) { return [.key(.outside(outside))] }
    if use.base == nil, model.isOfSystem(use.name) {
      return model.systemState(namedBy: use).sorted().map { .key($0) }
    }
    if use.readsWhatTypeHolds, model.changingTypesOfOthers.contains(use.name) {
      return [.key(.foreign(use.name))]
    }
    let members = model.calls.members(referredToBy: use, in: file)
    let named = members.filter { $0.mayBeCalled(by: use) }.map { ($0, model.index.replacements(of: $0)) }
    let referred = named.flatMap { member, replacements -> [ReferencedMember] in
      let witnesses = replacements.filter { $0.conformer.map { model.isOfTests($0.file) } == false }.map(
        \.member)
      return (isRequirement(member) ? [] : [member]) + witnesses
    }.filter(counts)
    let objects =
      use.path.isEmpty || use.readsConstant
      ? [] : referred.compactMap { object($0, namedBy: use) }.map(Target.key)
    let targets =
      (objects + referred.compactMap(target)).filter { target in
        switch target {
        case .key(.subject): use.path.firstMember == "value"
        case .key: !use.showsNothing
        case .observable, .code: true
        }
      }
    let overriding =
      use.base.map { isOfThatClass($0, in: LookupScope(file: file, enclosingType: use.enclosingType)) }
        == true
      ? []
      : named.flatMap(\.1).filter { $0.conformer == nil }.map(\.member).compactMap(target).map(\.perhaps)
    let subscripts = model.calls.subscripts(accessedBy: use, in: file)
    return targets + overriding + (subscripts.isEmpty ? [] : [.code(subscripts, .runs)])
      + codeEncoding(use, in: file) + members.compactMap { setters(of: $0, runBy: use) }
      + members.compactMap { implicitCode(ofValueOf: $0, namedBy: use) }
      + (members.isEmpty ? codeMaking(use, in: file) : [])
  }

  /// Of no observable protocol: what views read of one is also a variable of that.
  private func isRequirement(_ member: ReferencedMember) -> Bool {
    model.index.isRequirement(member) && member.declaration.map { model.types[$0] == nil } == true
  }

  /// Whether an object is of the class that its constants are made with, and of no subclass: `let map = SeaMap()`.
  private func isOfThatClass(_ object: ExpressionFact, in scope: LookupScope) -> Bool {
    let held = model.variables(namedBy: object, in: scope)
    return !held.isEmpty
      && held.allSatisfy { id in
        let (variable, scope) = (model.index[id], LookupScope(inside: id.declaration))
        guard variable.isLet, case .call(let callee, _)? = variable.initializer,
          case .metatype(let made) = model.index.type(of: callee, in: scope)
        else { return false }
        return made.declarations == model.index.typeOfVariable(variable, in: scope).declarations
      }
  }

  /// What makes a value, as the initializer of a view does while the body around it is made, what runs because that is
  /// used, and the body of a view that SwiftUI cannot compare with the one before. A wrapper keeps the first of its initial
  /// values, or makes it later, and so does who makes an object, unless a view shows a new one each time.
  private func codeMaking(_ use: Effect, in file: Int) -> [Target] {
    guard makesValues(use.name) else { return [] }
    let made = model.index.typesMade(by: use, in: file)
    let types = made.filter(isValue)
    let added = model.index.initializers(addedToOtherMadeBy: use, in: file)
    let subscripts = model.calls.staticSubscripts(accessedBy: use, in: file).compactMap(\.code)
    return [.code(added + subscripts, .runs)]
      + made.filter { kept.isShownAnew($0, madeBy: Located(file: file, use: use)) }.map { type in
        .code(
          model.index.code(making: type, calledBy: use) { variable in
            variable.attributes.isEmpty || model.isPublished(variable, in: type)
          }, .runs)
      }
      + types.flatMap { type -> [Target] in
        [
          .code(model.index.code(making: type, calledBy: use) { $0.attributes.isEmpty }, .runs),
          .code(
            implicit.code(of: .project(type, arguments: [])).filter { !implicit.encodes($0) }, .mayRun),
          .code(
            comparison.mayDiffer(type, madeBy: use, in: file) ? model.codeShowing(in: type) : [], .isOfChild),
        ]
      }
  }

  /// Whether something of a name may be a value type, or an initializer of one, or a class of objects that views show anew.
  private func makesValues(_ name: String) -> Bool {
    name == "init" || names.valueTypes.contains(name) || names.othersWithInitializers.contains(name)
      || namesShownAnew.contains(name)
  }

  private func isValue(_ type: TypeID) -> Bool { [.struct, .enum].contains(model.index[type].kind) }

  /// `encoder.encode(self)`
  private func codeEncoding(_ use: Effect, in file: Int) -> [Target] {
    guard use.name == Self.encode, use.firstArgument?.value.isSelf == true else { return [] }
    let type = model.index.selfType(in: LookupScope(file: file, enclosingType: use.enclosingType))
    return [.code(implicit.code(of: type), .mayRun)]
  }

  private static let encode = "encode"

  /// What runs because the value of a member is used.
  ///
  /// - Parameter use: where it asks for a member that its type declares, nothing else is done with the value.
  private func implicitCode(ofValueOf member: ReferencedMember, namedBy use: Effect? = nil) -> Target? {
    let regions: [CodeRegion]
    switch member {
    case .variable(let id):
      let isAsked = use?.path.firstMember.map { isDeclared($0, byTypeOf: id) } == true
      let code = isAsked ? implicit.code(ofWrappersOf: id) : implicit.code(ofValueOf: id)
      regions = code + codeHeld(by: .variable(id), namedBy: use)
    case .function(let function, let declaration):
      regions = code(ofResultOf: function, in: LookupScope(inside: declaration))
    case .globalFunction(let function, let file):
      regions = code(ofResultOf: function, in: LookupScope(file: file, enclosingType: nil))
    case .globalVariable(let variable, let file):
      let scope = LookupScope(file: file, enclosingType: nil)
      regions =
        implicit.code(of: model.index.typeOfVariable(variable, in: scope))
        + codeHeld(by: .global(name: variable.name, file: file), namedBy: use)
    }
    // `encoder.encode(value)`
    let used = use?.taker?.lastName == Self.encode ? regions : regions.filter { !implicit.encodes($0) }
    return used.isEmpty ? nil : .code(used, .mayRun)
  }

  /// The closures and key paths that a variable has, and that may run, or be applied, where it is named.
  private func codeHeld(by place: Place, namedBy use: Effect?) -> [CodeRegion] {
    if use?.asksForNoElement == true { return [] }
    return model.calls.closures(heldBy: place) + [model.calls.keyPaths(heldBy: place)].compactMap(\.self)
  }

  private func isDeclared(_ member: String, byTypeOf id: VariableID) -> Bool {
    let type = model.index.typeOfVariable(model.index[id], in: LookupScope(inside: id.declaration))
    return !model.index.members(named: member, of: type.unwrapped).isEmpty
  }

  private func code(ofResultOf function: FunctionFact, in scope: LookupScope) -> [CodeRegion] {
    function.result.map { implicit.code(of: model.index.resolve($0, in: scope)) } ?? []
  }

  /// What is read, or runs: not what was in a stored variable before an assignment, unless its observers read that:
  /// `context.coordinator.parent = self`.
  func targets(readBy use: Effect, in file: Int) -> [Target] {
    guard use.kind == .assignment else { return targets(of: use, in: file) }
    return targets(of: use, in: file) { member in
      switch member {
      case .variable(let id): model.index[id].isComputed || model.index[id].observers != nil
      case .globalVariable(let variable, _): variable.isComputed || variable.observers != nil
      case .function, .globalFunction: true
      }
    }
  }

  /// The setter or the observers of a variable in a value that code goes on with: what they read, they may store beside it.
  private func setters(of member: ReferencedMember, runBy use: Effect) -> Target? {
    guard use.kind.mayWrite, case .variable(let id) = member, isSetInValue(id) else { return nil }
    return .code(
      model.index[id].setterRanges.map { CodeRegion(file: id.declaration.file, range: $0) }, .runs)
  }

  private func isSetInValue(_ id: VariableID) -> Bool {
    !model.index[id].setterRanges.isEmpty && model.index.owner(of: id).map(isValue) == true
  }

  /// The type of what stands before its dot is unknown, so it may be a member of anything.
  func isUnclear(_ use: Effect, in file: Int) -> Bool {
    guard let base = use.base, model.calls.members(referredToBy: use, in: file).isEmpty else { return false }
    let scope = LookupScope(file: file, enclosingType: use.enclosingType)
    if use.isImplicitMember {
      if model.index.contextualType(of: use, in: scope).isKnown || !isStatic(use.name) { return false }
      // No parameter of another module has a type of the project.
      if let callee = use.calleeOfContext { return isDeclared(callee) }
    }
    if use.isCalled, model.index.isView(base, in: scope) { return false }
    return !model.index.type(of: base, in: scope).unwrapped.isKnown
  }

  /// Whether a type of the sources has a static member of a name, or may be made by it: instances have no implicit members.
  private func isStatic(_ name: String) -> Bool {
    name == "init" || model.index.allVariables(named: name).contains { model.index[$0].isStatic }
      || model.index.allMethods(named: name).contains(where: \.function.isStatic)
  }

  /// Whether the sources declare a function or a type of a name.
  private func isDeclared(_ name: String) -> Bool {
    name == "init" || model.index.functionNames.contains(name) || model.index.declaresType(named: name)
      || !model.index.allVariables(named: name).isEmpty || !model.index.globals(named: name).isEmpty
  }

  private func defaults(namedBy use: Effect) -> Target? {
    use.base == nil && use.name == UnobservedKey.nameOfDefaults ? .key(.userDefaults(.unknown)) : nil
  }

  func target(_ member: ReferencedMember) -> Target? {
    switch member {
    case .variable(let id): return target(id)
    case .function(let function, let declaration): return .code(of: function, in: declaration.file)
    case .globalFunction(let function, let file): return .code(of: function, in: file)
    case .globalVariable(let variable, let file):
      if variable.isComputed {
        return .code([CodeRegion(file: file, range: variable.declarationRange)], .runs)
      }
      let scope = LookupScope(file: file, enclosingType: nil)
      if isDefaults(variable, in: scope) { return .key(.userDefaults(.unknown)) }
      return variable.isLet ? nil : .key(.global(variable.name))
    }
  }

  private func target(_ id: VariableID) -> Target? {
    let variable = model.index[id]
    if variable.isComputed {
      return .code(
        [CodeRegion(file: id.declaration.file, range: variable.declarationRange)], .runs)
    }
    let scope = LookupScope(inside: id.declaration)
    if isDefaults(variable, in: scope) { return .key(.userDefaults(.unknown)) }
    if model.foreignType(of: .variable(id)) == Self.valueSubject { return .key(.subject(id)) }
    if variable.isStatic { return variable.isLet ? nil : .key(.variable(id)) }
    // A member of a value is stored with the value.
    guard let owner = model.index.owner(of: id), model.index[owner].kind == .class else { return nil }
    if model.types[owner] != nil { return variable.isLet ? nil : .observable(owner, id) }
    if let tracking = model.classTracking(id) { return .observable(tracking, id) }
    return variable.isLet ? nil : .key(.variable(id))
  }

  /// The variable refers to the user defaults, like nearly every constant of that type.
  private func isDefaults(_ variable: VariableFact, in scope: LookupScope) -> Bool {
    model.index.typeOfVariable(variable, in: scope).isUserDefaults
  }

  /// An object of another module that may change, and that no wrapper observes.
  private func object(_ member: ReferencedMember, namedBy use: Effect? = nil) -> Key? {
    guard let place = model.storage(of: member), let type = model.foreignType(of: place),
      type != Self.valueSubject, type != UnobservedKey.nameOfDefaults
    else { return nil }
    if !KnownTypes.mayBeChangingObject(type) {
      let asking = KnownTypes.memberSayingWhetherItEnded(of: type)
      if asking == nil || use.map({ $0.path.firstMember != asking }) == true { return nil }
    }
    guard case .variable(let id) = place else { return .object(place) }
    let variable = model.index[id]
    return variable.attributes.allSatisfy { $0.isActor || $0.keepsObject }
      || model.isPublished(variable, in: id.declaration) ? .object(place) : nil
  }
}

extension AttributeFact {
  /// `@State private var player = AVPlayer()`: the view depends on which object it is, and on nothing of that.
  fileprivate var keepsObject: Bool {
    libraryWrapper.contains(.mayHoldClosures) || libraryWrapper.keepsValueOfView
  }
}

extension Effect {
  /// An object always has the same there, of which nothing is read: `container.viewContext`.
  var readsConstant: Bool {
    path.components.count == 1 && path.firstMember.map { LibraryEffects.isConstant($0) } == true
  }

  /// Nothing comes of it that could be shown: `log.info("…")`, as a statement of its own where no view is built. Of
  /// `names.forEach(add)`, what the function makes of the names may be.
  fileprivate var showsNothing: Bool {
    guard isDiscarded, closures.isEmpty, callbacks.isEmpty,
      path.calledMethod.map({ LibraryEffects.isNonEscaping(method: $0, isOnType: false) }) != true
    else { return false }
    switch place {
    case .getter, .function, .method, .initializer: return true
    case .elsewhere, .view, .implicit: return false
    }
  }
}

extension ProjectModel {
  /// The stored variable that a member is.
  fileprivate func storage(of member: ReferencedMember) -> Place? {
    switch member {
    case .variable(let id): index[id].isStored ? .variable(id) : nil
    case .globalVariable(let variable, let file):
      variable.isStored ? .global(name: variable.name, file: file) : nil
    case .function, .globalFunction: nil
    }
  }

  /// The name of the type of a variable, also of an optional one, where another module declares that.
  func foreignType(of place: Place) -> String? {
    guard let variable = index.variable(at: place) else { return nil }
    switch index.typeOfVariable(variable, in: index.scope(of: place)).unwrapped {
    case .external(let names, _): return names.last
    case .unknown:
      // `let auth = Auth.auth()`
      guard case .name(let name)? = variable.initializer?.calledFirst?.root, name.first?.isUppercase == true,
        !index.declaresType(named: name)
      else { return nil }
      return name
    default: return nil
    }
  }

  /// Whether something of a name may be, or read, state outside of the sources.
  func mayBeOutside(_ name: String) -> Bool {
    name == UnobservedKey.nameOfDefaults || ExternalState.mayBeRead(by: name) || isOfSystem(name)
  }
}

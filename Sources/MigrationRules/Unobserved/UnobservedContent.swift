import EffectAnalysis
import SwiftModel

/// Whether views may show what changes although nothing changes that they observe. A view that shows only its own state,
/// what it was given, and tracked properties, looks the same whenever it is updated.
final class UnobservedContent {
  private let model: ProjectModel
  private let state: UnobservedState
  private lazy var kept = KeptObjects(in: model)
  private var known: [TypeID: Bool] = [:]

  /// - Parameter state: what is followed far, if that is known already.
  init(in model: ProjectModel, _ state: UnobservedState? = nil) {
    self.model = model
    self.state = state ?? UnobservedState(in: model, following: .far)
  }

  /// Whether the body of a view may show such a thing, or a view that is made anew with it. What is not followed may.
  func mayBe(in view: TypeID) -> Bool {
    if let known = known[view] { return known }
    let found = find(in: view)
    known[view] = found
    return found
  }

  /// The same, where the view is told of changes of some state.
  func mayBe(in view: TypeID, besides told: Set<UnobservedKey>) -> Bool {
    told.isEmpty ? mayBe(in: view) : find(in: view, besides: told)
  }

  /// Whether the body of a view makes an object, which its children get.
  func makesObject(in view: TypeID) -> Bool {
    guard let reach = state.reach(ofBodyOf: view) else { return false }
    let uses = model.references.effects(in: reach.code) { _ in true }
    return uses.contains { region, effects in
      effects.contains { use in
        use.place != .elsewhere && makesObject(use, in: region.file)
      }
    }
  }

  /// Whether the body of a view, or of one that is made anew with it, may show such a thing that its readers are not told of,
  /// where it reads a member of an observable class.
  ///
  /// - Parameters:
  ///   - member: the variables and the code that it is.
  ///   - code: of members of the class, which let their readers depend on what is announced.
  ///   - announced: variables of the class that are announced with all that changes.
  func mayBe(
    in observation: ViewObservation, reading member: (variables: Set<VariableID>, code: Set<CodeRegion>),
    of subject: TypeID, besides code: Set<CodeRegion>, announced: Set<VariableID>
  ) -> Bool {
    guard let all = state.reach(ofBodyOf: observation.view) else { return true }
    let isFollowed = !all.isPartial && !all.isPartialInChildren && all.unclear.isEmpty
    if isFollowed, all.perhapsMentioned.isDisjoint(with: member.variables),
      all.code.isDisjoint(with: member.code)
    {
      return false
    }
    if model.conforms(observation.view, toOneOf: ProjectModel.representedProtocols) { return true }
    let reach = state.reach(ofBodyOf: observation.view, besides: code)
    let told = Set(([subject] + observation.subjects).flatMap(model.family))
    let others = reach.allVariables.filter { id in model.index.owner(of: id).map(told.contains) != true }
    return others.contains { !reach.updates(.variable($0), withOneOf: announced) }
      || isFound(in: reach) { reach.updates($0, withOneOf: announced) }
  }

  /// What an update of a view of UIKit or AppKit calls may show anything: `table.reloadData()`.
  private func callsOthers(inUpdatesOf view: TypeID) -> Bool {
    guard model.conforms(view, toOneOf: ProjectModel.representedProtocols) else { return false }
    return model.references.effects(in: Set(model.codeShowing(in: view))) { _ in true }.values.joined()
      .contains { $0.isCalled && $0.base != nil && !LibraryEffects.computes(method: $0.name) }
  }

  private func find(in view: TypeID, besides told: Set<UnobservedKey> = []) -> Bool {
    callsOthers(inUpdatesOf: view)
      || state.reach(ofBodyOf: view).map { isFound(in: $0) { told.contains($0.kind) } } ?? true
  }

  private func isFound(in reach: UnobservedState.Reach, besides isTold: (UnobservedKey) -> Bool) -> Bool {
    guard !reach.isPartial, !reach.isPartialInChildren, reach.unclear.isEmpty,
      reach.shownKeys.keys.allSatisfy({ $0.isConstant || isTold($0) })
    else { return true }
    let uses = model.references.effects(in: reach.code) { _ in true }
    for (region, effects) in uses.sorted(by: { $0.key.range.lowerBound < $1.key.range.lowerBound }) {
      for use in effects where use.place != .elsewhere {
        if mayChange(use, in: region.file, among: uses.values.joined()) || makesObject(use, in: region.file) {
          return true
        }
      }
    }
    return false
  }

  /// A value of another module that is another one each time, or may be; a closure of the view that is called; an object
  /// of another module that the view has.
  private func mayChange(_ use: Effect, in file: Int, among others: some Sequence<Effect>) -> Bool {
    let members = model.calls.members(referredToBy: use, in: file)
    if members.isEmpty { return isForeignChange(use, in: file) || asksOtherModule(use, in: file) }
    return members.contains { member in
      guard case .variable(let id) = member, model.index[id].isStored else { return false }
      if use.isCalled { return !isGivenHere(id, by: others) }
      let type = model.index.typeOfVariable(model.index[id], in: LookupScope(inside: id.declaration))
        .unwrapped
      return !use.path.isEmpty && !use.readsConstant && model.index[id].attributes.isEmpty
        && isForeignObject(type)
    }
  }

  /// The closures of a variable are literals of the code that makes its views: what they show is looked at there.
  ///
  /// - Parameter uses: all of that code.
  private func isGivenHere(_ id: VariableID, by uses: some Sequence<Effect>) -> Bool {
    guard let owner = model.index.owner(of: id), model.index[owner].kind == .struct,
      model.conforms(owner, toOneOf: ["View"])
    else { return false }
    let name = model.index[owner].name.last
    let made = uses.filter { $0.isCalled && $0.name == name }
    let functions = model.index[owner].variables.filter(\.holdsFunction).map(\.name)
    return !made.isEmpty
      && made.allSatisfy { use in
        use.hasTrailingClosure
          && use.labels?.contains { $0.map(functions.contains) == true } == false
      }
  }

  private func isForeignObject(_ type: ResolvedType) -> Bool {
    switch type {
    case .external(let names, _):
      let name = names.last ?? ""
      return KnownTypes.isPlainAppleClass(name) && !KnownTypes.staysTheSame(name)
    case .ambiguous, .unknown, .existential: return true
    default: return false
    }
  }

  private func isForeignChange(_ use: Effect, in file: Int) -> Bool {
    if use.base == nil {
      if !use.isCalled { return false }
      let isFunction = use.name.first?.isLowercase == true
      return isFunction
        ? !LibraryEffects.isPure(use.name) && !LibraryEffects.computes(function: use.name)
        : LibraryEffects.freshExpressions.contains(use.name + "()") && use.labels?.isEmpty != false
    }
    if use.isImplicitMember {
      if use.labels?.isEmpty == false { return false }
      return use.name == "init"
        ? makesFreshValue(use, in: file) : LibraryEffects.freshExpressions.contains("." + use.name)
    }
    // `Bundle.main.bundlePath`
    if case .name(let type)? = use.base, KnownTypes.staysTheSame(type) { return false }
    let isConstant =
      LibraryEffects.isSharedInstance(use.name)
      && use.path.firstMember.map(LibraryEffects.isConstant(ofSystem:)) == true
    return !isConstant && LibraryEffects.changesOnItsOwn(use.name)
  }

  /// `.init()` for a `UUID`, or for what may be one.
  private func makesFreshValue(_ use: Effect, in file: Int) -> Bool {
    guard use.isCalled else { return false }
    switch model.index.contextualType(of: use, in: LookupScope(file: file, enclosingType: use.enclosingType))
    {
    case .external(let names, _): return LibraryEffects.freshExpressions.contains((names.last ?? "") + "()")
    case .unknown: return true
    default: return false
    }
  }

  /// `Vendor.localized("title")`, `L10n.title`, `key.localized()`: a member of another module's type, and of none that only
  /// has values, or a method that no module of Apple's is known to have.
  private func asksOtherModule(_ use: Effect, in file: Int) -> Bool {
    guard let base = use.base else { return false }
    if base.isLiteral { return !LibraryEffects.computes(method: use.name) }
    let scope = LookupScope(file: file, enclosingType: use.enclosingType)
    switch model.index.type(of: base, in: scope) {
    case .metatype(.external(let names, _)):
      let name = names.last ?? ""
      return KnownTypes.mayBeChangingObject(name) && !KnownTypes.isPlainAppleClass(name)
        && !LibraryEffects.makesOnlyValue(name)
    case .external(let names, _):
      return use.isCalled && names.last == "String" && !LibraryEffects.computes(method: use.name)
    default: return false
    }
  }

  /// A new object for its children, `.environmentObject(SwitchState())`, unless they keep the first one.
  private func makesObject(_ use: Effect, in file: Int) -> Bool {
    typeMade(by: use, in: file).map { model.index[$0].kind } == .class
      && !kept.contains(Located(file: file, use: use))
  }

  private func typeMade(by use: Effect, in file: Int) -> TypeID? {
    guard use.isCalled, use.name.first?.isUppercase == true else { return nil }
    let scope = LookupScope(file: file, enclosingType: use.enclosingType)
    guard case .project(let type, _) = model.index.resolve(.name(use.name), in: scope) else { return nil }
    return type
  }
}

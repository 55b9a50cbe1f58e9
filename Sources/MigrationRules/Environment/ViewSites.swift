import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// Where the sources make views, and what shows the view around. What tests make is shown to nobody.
final class ViewSites {
  let model: ProjectModel
  /// By the last name.
  private let views: [String: [TypeID]]
  private lazy var sites: [TypeID: [Located<Effect>]] = readSites()
  /// The same, by file.
  private lazy var calls: [Int: [Located<Effect>]] = Dictionary(
    grouping: sites.values.joined().sorted { $0.use.offset < $1.use.offset }, by: \.file)
  private lazy var made: [TypeID: Set<TypeID>] = readMade()
  /// Those of members that were asked for.
  private var members: [Maker: [Located<Effect>]] = [:]
  /// Those of places that were asked for.
  private var around: [SourceLocation: Surroundings] = [:]
  /// The calls that begin a tree of views of its own, by file.
  private lazy var hosts: [Int: [Range<Int>]] = readHosts()

  init(in model: ProjectModel) {
    self.model = model
    let shown = ProjectModel.builtProtocols.union(ProjectModel.representedProtocols)
    let all = model.index.files.indices.flatMap { file in
      model.index.files[file].types.indices.map { TypeID(file: file, index: $0) }
    }
    let made = all.filter { type in
      model.index[type].kind != .extension && model.index[type].kind != .protocol
        && model.conforms(type, toOneOf: shown)
    }
    views = Dictionary(grouping: made) { model.index[$0].name.last ?? "" }
  }

  /// A declaration whose code makes views.
  enum Maker: Hashable {
    /// A view, a modifier or the like.
    case view(TypeID)
    /// A function or a computed variable of a view or an app, which other members of it use.
    case part(String, of: TypeID)
    /// Any other function or variable: what uses it shows the views.
    case member(String, of: TypeID?)
  }

  /// What surrounds a place that makes a view.
  enum Surroundings {
    /// The view is the first of a tree: in a scene, or in a hosting controller, with the call that makes this.
    case root(Range<Int>?)
    case preview
    case maker(Maker)
    case unknown

    var host: Range<Int>? { if case .root(let host) = self { host } else { nil } }
  }

  /// The places that make such a view, or that use the member.
  func sites(of maker: Maker) -> [Located<Effect>] {
    if let known = members[maker] { return known }
    switch maker {
    case .view(let view): return sites[view] ?? []
    case .part(let name, let owner): members[maker] = uses(of: name, by: owner)
    case .member(let name, let type):
      members[maker] = model.references.effects(on: [name]).filter { located in
        if model.isOfTests(located.file) { return false }
        return type.map { model.index.mayReferTo(located.use, memberOf: $0, in: located.file) } ?? true
          || isCertain(located, of: maker)
      }
    }
    return members[maker] ?? []
  }

  /// Whether a use is of the maker for certain, and of no other of its name.
  func isCertain(_ located: Located<Effect>, of maker: Maker) -> Bool {
    guard case .member(_, let type) = maker else { return true }
    let members = model.calls.members(referredToBy: located.use, in: located.file)
    let owners = type.map(model.index.owners) ?? []
    return !members.isEmpty
      && members.allSatisfy { $0.declaration.map(model.index.owners) ?? [] == owners }
  }

  /// Whether who uses a function or a variable always gets the view that stands there, and not one of several, as of a route:
  /// `switch self { case .detail: DetailView() … }`.
  func isAlwaysMade(_ located: Located<Effect>, by maker: Maker) -> Bool {
    guard case .member = maker else { return true }
    return located.use.branches.isEmpty
  }

  /// Reads where several makers are used at once.
  func read(_ makers: [Maker]) {
    let names = makers.compactMap { maker in
      if case .member(let name, _) = maker, members[maker] == nil { name } else { nil }
    }
    if names.count > 1 { _ = model.references.effects(on: Set(names)) }
  }

  /// The ways on which a view that is made is shown: the place, and where the local variables are used that it is part of.
  func ways(showing located: Located<Effect>) -> [[SourceLocation]] {
    let isHosted = hosts[located.file]?.contains { $0.contains(located.use.offset) } == true
    let uses = isHosted ? [] : located.use.usesOfHolders
    let further = uses.map { $0.map { SourceLocation(file: located.file, offset: $0) } }
    return further.isEmpty ? [[located.location]] : further.map { [located.location] + $0 }
  }

  /// - Parameter type: the index of the innermost type declaration around, among those of the file.
  func surroundings(of place: SourceLocation, in type: Int?) -> Surroundings {
    if let known = around[place] { return known }
    let found = findSurroundings(of: place, in: type)
    around[place] = found
    return found
  }

  private func findSurroundings(of place: SourceLocation, in type: Int?) -> Surroundings {
    let (file, offset) = (place.file, place.offset)
    if let host = hosts[file]?.first(where: { $0.contains(offset) }) { return .root(host) }
    guard let type else {
      let facts = model.index.files[file]
      let name =
        facts.globalFunctions.first { $0.range.contains(offset) }?.name
        ?? facts.globalVariables.first { $0.declarationRange.contains(offset) }?.name
      return name.map { .maker(.member($0, of: nil)) } ?? .preview
    }
    let declaration = TypeID(file: file, index: type)
    let owners = model.index.owners(of: declaration)
    if owners.contains(where: model.isPreview) { return .preview }
    let member = member(around: offset, of: declaration)
    let isRoot = owners.contains { model.conforms($0, toOneOf: Self.roots) }
    if let owner = owners.first, isRoot || isView(owner), member?.isStatic != true {
      if let member, !LibraryEffects.isCalledByLibrary(member.name), !uses(of: member.name, by: owner).isEmpty
      {
        return .maker(.part(member.name, of: owner))
      }
      return isRoot ? .root(nil) : .maker(.view(owner))
    }
    return member.map { .maker(.member($0.name, of: declaration)) } ?? .unknown
  }

  private func isView(_ type: TypeID) -> Bool {
    views[model.index[type].name.last ?? ""]?.contains(type) == true
  }

  /// The uses of a member by others of its type.
  private func uses(of name: String, by owner: TypeID) -> [Located<Effect>] {
    let declarations = model.index.declarations(of: owner)
    return model.references.effects(on: [name], in: Set(declarations.map(\.file))).filter { located in
      located.use.isOwn
        && declarations.contains { $0.file == located.file && $0.index == located.use.enclosingType }
        && member(
          around: located.use.offset, of: TypeID(file: located.file, index: located.use.enclosingType ?? 0))?
          .name != name
    }
  }

  /// The views whose call stands around a place, so that they show what is made there.
  func containers(of place: SourceLocation) -> [TypeID] {
    calls[place.file, default: []].filter { call in
      call.use.offset != place.offset && call.use.callRange?.contains(place.offset) == true
    }.flatMap { types(named: $0) }
  }

  /// The views that the code of a view makes.
  func views(madeBy view: TypeID) -> Set<TypeID> { made[view] ?? [] }

  /// Whether a view may make another one, directly or through others.
  func mayMake(_ outer: TypeID, _ inner: TypeID) -> Bool {
    let extent = CallGraph.follow([outer]) { round in
      let made = round.flatMap { views(madeBy: $0).sorted() }
      return made.contains(inner) ? nil : made
    }
    return extent != .whole
  }

  private func member(
    around offset: Int, of declaration: TypeID
  ) -> (name: String, isStatic: Bool)? {
    let type = model.index[declaration]
    if let function = type.functions.first(where: { $0.range.contains(offset) }) {
      return function.kind == .function ? (function.name, function.isStatic) : nil
    }
    return type.variables.first { $0.declarationRange.contains(offset) }.map { ($0.name, $0.isStatic) }
  }

  private static let roots: Set<String> = ["App", "Scene", "Commands", "Widget", "WidgetBundle"]

  // MARK: Reading

  private func readSites() -> [TypeID: [Located<Effect>]] {
    model.references.effects(on: Set(views.keys)).reduce(into: [:]) { sites, located in
      guard located.use.makesValue, !model.isOfTests(located.file) else { return }
      for view in types(named: located) { sites[view, default: []].append(located) }
    }
  }

  private func readMade() -> [TypeID: Set<TypeID>] {
    sites.reduce(into: [:]) { made, entry in
      for located in entry.value {
        guard let type = located.use.enclosingType else { continue }
        for owner in model.index.owners(of: TypeID(file: located.file, index: type)) {
          made[owner, default: []].insert(entry.key)
        }
      }
    }
  }

  private func types(named located: Located<Effect>) -> [TypeID] {
    let candidates = (views[located.use.name] ?? []).filter { model.mayBeMade($0, by: located.use) }
    let scope = located.scope
    switch type(named: located.use.name, behind: located.use.base, in: scope) {
    case .project(let type, _): return candidates.filter { $0 == type }
    // Those of the name are not visible there.
    case .external: return []
    default: return candidates
    }
  }

  /// `RootView`, `Settings.RootView`
  private func type(named name: String, behind base: ExpressionFact?, in scope: LookupScope) -> ResolvedType {
    guard let base else { return model.index.resolve(.name(name), in: scope) }
    guard case .metatype(let instance) = model.index.type(of: .member(base, name), in: scope) else {
      return .unknown
    }
    return instance
  }

  private func readHosts() -> [Int: [Range<Int>]] {
    let calls = model.references.effects(on: model.index.namesOfHosts)
    return calls.reduce(into: [:]) { hosts, located in
      if let call = located.use.callRange { hosts[located.file, default: []].append(call) }
    }
  }
}

extension Effect {
  /// The type that it names is called, or its initializer is passed on; `V.self` and members of the type make nothing.
  fileprivate var makesValue: Bool {
    switch path.components.first {
    case .call?, nil, .member("init")?: true
    default: callRange != nil
    }
  }
}

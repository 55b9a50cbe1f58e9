import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// The views that get an object from the modifiers on them: what stands before `.environmentObject(object)`, and before
/// the call of a function of the sources, or of a view modifier, that does the same.
///
/// ```swift
/// extension View {
///   func withLibrary(_ library: Library) -> some View { environmentObject(library) }
/// }
/// struct LibraryModifier: ViewModifier {
///   func body(content: Content) -> some View { content.environmentObject(library) }
/// }
/// ```
struct EnvironmentInjections {
  private var ranges: [Int: [Range<Int>]] = [:]
  /// The types whose code puts the object into the environment of something.
  private(set) var types: Set<TypeID> = []
  /// What functions are given that may put the object into its environment, by file.
  private var perhaps: [Int: [Range<Int>]] = [:]

  init(of object: TypeID, in model: ProjectModel) {
    // A view that is generic over the object asks for a class that conforms.
    let objects = Set([object] + model.index.conformers(of: object))
    let all = Self.calls(in: model) { _, _ in true }
    // So that each file is parsed once for all objects.
    _ = model.references.effects(at: all)
    let own = Self.calls(in: model) { Self.mayTake(objects, $0, in: $1, model) }
    var open = model.references.effects(at: own)
    var names: Set<String> = []
    var takers: [Taker] = []
    while !open.isEmpty {
      for located in open { add(located, in: model) }
      takers += open.compactMap { Self.taker(around: $0, in: model) }
      let added = Set(open.compactMap { Self.function(around: $0, in: model) }).subtracting(names)
      names.formUnion(added)
      open = added.isEmpty ? [] : Self.applications(of: added, in: model)
    }
    let named = Dictionary(grouping: takers, by: \.name)
    if !named.isEmpty { add(argumentsOf: named, in: model) }
  }

  /// A function that is given a view, and puts the object into the environment of something:
  /// `func show(_ view: some View) { host(view.environmentObject(library)) }`.
  private struct Taker {
    let name: String
    let code: CodeRegion
    /// It is the view that it is given.
    let isExact: Bool

    func isMeant(by target: CallGraph.Target) -> Bool {
      guard isExact, case .code(let code) = target else { return false }
      return code.file == self.code.file && self.code.range.contains(code.range.lowerBound)
    }
  }

  /// Where objects are given to `environmentObject`, by file.
  private static func calls(
    in model: ProjectModel, where isCounted: (EnvironmentCallUse, Int) -> Bool
  ) -> [Int: Set<Int>] {
    model.index.files.indices.reduce(into: [:]) { places, file in
      let calls = model.index.files[file].environmentCalls
      for call in calls where call.name == "environmentObject" && isCounted(call, file) {
        places[file, default: []].insert(call.nameRange.lowerBound)
      }
    }
  }

  /// Whether the object is put into the environment at a place, and not just around a call that contains it.
  func contain(_ site: SourceLocation, inside host: Range<Int>? = nil) -> Bool {
    (ranges[site.file] ?? []).contains { range in
      range.contains(site.offset)
        && host.map { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound } != false
    }
  }

  /// Whether what stands at a place is given to a function that may put the object into its environment.
  func mayContainArgument(at site: SourceLocation) -> Bool {
    perhaps[site.file]?.contains { $0.contains(site.offset) } == true
  }

  /// Adds what calls give to functions: `DetailView()` of `show(DetailView())`.
  private mutating func add(argumentsOf takers: [String: [Taker]], in model: ProjectModel) {
    for located in model.references.effects(on: Set(takers.keys)) {
      guard let call = located.use.callRange else { continue }
      let arguments = located.use.offset..<call.upperBound
      let targets = model.calls.targets(of: located.use, in: located.file)
      if targets.count == 1, takers[located.use.name]?.contains(where: { $0.isMeant(by: targets[0]) }) == true
      {
        ranges[located.file, default: []].append(arguments)
      } else {
        perhaps[located.file, default: []].append(arguments)
      }
    }
  }

  private mutating func add(_ located: Located<Effect>, in model: ProjectModel) {
    if let type = located.use.enclosingType {
      types.formUnion(model.index.owners(of: TypeID(file: located.file, index: type)))
    }
    if let base = located.use.baseRange { ranges[located.file, default: []].append(base) }
  }

  /// The argument is of one of the types, or its type is not known.
  private static func mayTake(
    _ objects: Set<TypeID>, _ call: EnvironmentCallUse, in file: Int, _ model: ProjectModel
  ) -> Bool {
    let scope = LookupScope(file: file, enclosingType: call.enclosingType)
    let type = model.index.typeOfObject(given: call.argument, in: scope)
    return type == .unknown || type.unwrapped.declarations.contains(where: objects.contains)
  }

  /// The function of views, or the view modifier, whose own content a modifier is applied to.
  private static func function(around located: Located<Effect>, in model: ProjectModel) -> String? {
    guard located.use.base.isContent, let type = located.use.enclosingType else { return nil }
    let declaration = TypeID(file: located.file, index: type)
    if model.index.owners(of: declaration).contains(where: { model.conforms($0, toOneOf: ["ViewModifier"]) })
    {
      return model.index[declaration].name.last
    }
    guard isOfViews(declaration, in: model) else { return nil }
    let member =
      function(enclosing: located, in: model)?.name
      ?? model.index[declaration].variables.first {
        $0.declarationRange.contains(located.use.offset)
      }?.name
    // What is made in a body is looked for where the view is, and no code applies that.
    return member == "body" ? nil : member
  }

  /// The function around an injection, if it may be given a view.
  private static func taker(around located: Located<Effect>, in model: ProjectModel) -> Taker? {
    guard let function = function(enclosing: located, in: model), function.kind == .function else {
      return nil
    }
    let views = function.parameters.compactMap(\.type).filter { type in
      switch model.index.resolve(type, in: located.scope).unwrapped {
      case .project(let type, _): model.conforms(type, toOneOf: ProjectModel.builtProtocols)
      case .external(let names, _): names.last == "AnyView"
      case .array, .dictionary, .tuple, .metatype: false
      default: true
      }
    }
    if views.isEmpty { return nil }
    let isGiven = if case .typed(let type)? = located.use.base?.modified { type == views[0] } else { false }
    return Taker(
      name: function.name, code: CodeRegion(file: located.file, range: function.range),
      isExact: isGiven && views.count == 1 && located.use.branches.isEmpty && located.use.closures.isEmpty)
  }

  private static func function(enclosing located: Located<Effect>, in model: ProjectModel) -> FunctionFact? {
    let functions =
      located.use.enclosingType.map { model.index[TypeID(file: located.file, index: $0)].functions }
      ?? model.index.files[located.file].globalFunctions
    return functions.first { $0.range.contains(located.use.offset) }
  }

  /// Its members are applied to views: an extension of `View` or of a view, or a view itself.
  private static func isOfViews(_ declaration: TypeID, in model: ProjectModel) -> Bool {
    let name = model.index[declaration].name.last
    return name.map { ProjectModel.builtProtocols.contains($0) || LibraryEffects.isView($0) } == true
      || model.index.owners(of: declaration).contains {
        model.conforms($0, toOneOf: ProjectModel.builtProtocols)
      }
  }

  /// The calls of functions of views, and `.modifier(…)` around view modifiers, by their names.
  private static func applications(of names: Set<String>, in model: ProjectModel) -> [Located<Effect>] {
    let calls = model.references.effects(on: names)
    let files = Set(calls.map(\.file))
    let modifiers = model.references.effects(on: ["modifier"], in: files)
    return calls.filter { $0.use.base != nil || $0.use.name.first?.isLowercase == true }
      + modifiers.filter { modifier in
        calls.contains { call in
          call.file == modifier.file && modifier.use.callRange?.contains(call.use.offset) == true
            && modifier.use.baseRange?.contains(call.use.offset) != true
        }
      }
  }
}

extension ExpressionFact? {
  /// `self`, or the `content` of a view modifier, with other modifiers on it or none.
  fileprivate var isContent: Bool {
    switch self?.modified {
    case nil, .selfReference?, .name("content")?: true
    case .typed(let type)?: type.dottedName == ["Content"]
    case .call(.name(let name), _)?, .application(.name(let name), _)?: name.first?.isLowercase == true
    default: false
    }
  }
}

extension ExpressionFact {
  /// What modifiers are applied to: `content` of `content.padding().tint(.red)`.
  fileprivate var modified: ExpressionFact {
    switch self {
    case .call(.member(let base, _), _), .application(.member(let base, _), _): base.modified
    default: self
    }
  }
}

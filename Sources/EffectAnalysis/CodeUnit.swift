import SwiftModel

/// Code that runs as a whole.
struct CodeUnit {
  let region: CodeRegion
  /// What code that runs it names: the function whose body it is, the variable whose setter or observer it is, or of a
  /// subscript and of `callAsFunction` what holds a value of the type.
  var names: Set<String> = []
  /// It is the setter of a subscript.
  var isSubscript = false
  /// A variable holds it among other functions.
  var isHeldWithOthers = false
  var variable: VariableID?
  /// No other file can name it.
  var isPrivate = false
  var isInitializer = false
  /// Only code that names it calls it: it is global or static, and neither an attribute (`@objc`, `@main`) nor a supertype of
  /// another module (`dismantleUIView` of `UIViewRepresentable`) says otherwise.
  var isOnlyCalledByName = false

  /// Whether an effect on what it names runs it, rather than hands it on.
  func mayBeRun(by use: Effect, in index: ProjectIndex) -> Bool {
    if variable != nil { return !use.handsOnVariable }
    return isSubscript || isHeldWithOthers && use.kind.mayRead || index.callsWhatIsNamed(by: use)
  }

  /// A function may be handed on, too.
  var purposeOfUses: ReferenceIndex.Purpose {
    if isInitializer { return .call }
    return variable == nil && !isSubscript ? .any : .change
  }
}

/// The code around effects; each place is looked at once.
final class CodeUnits {
  private let calls: CallGraph
  /// By file and byte offset of the effect.
  private var known: [Int: [Int: CodeUnit?]] = [:]
  /// By closure.
  private var holders: [CodeRegion: CallGraph.HeldCode?] = [:]

  init(in calls: CallGraph) { self.calls = calls }

  /// Nil for code that makes views, and for code of initializers that changes the new object alone.
  func unit(around located: Located<Effect>) -> CodeUnit? {
    if let known = known[located.file]?[located.use.offset] { return known }
    let unit = find(around: located)
    known[located.file, default: [:]][located.use.offset] = .some(unit)
    return unit
  }

  /// The function that an effect hands on to a variable, which is called there.
  func unit(handedOnBy located: Located<Effect>) -> CodeUnit? {
    calls.holders(ofFunctionNamedBy: located).map(unit)
  }

  private func unit(of held: CallGraph.HeldCode) -> CodeUnit {
    let variables = held.variables.map { calls.index[$0] }
    return CodeUnit(
      region: held.code, names: Set(variables.map(\.name)),
      isHeldWithOthers: variables.contains(where: \.holdsFunctions))
  }

  private func find(around located: Located<Effect>) -> CodeUnit? {
    let (file, use) = (located.file, located.use)
    let closure = use.closures.first { !calls.index.runsImmediately($0) }
    lazy var held = closure.flatMap { holders(of: $0, in: located.scope) }
    switch use.place {
    case .view, .implicit: return nil
    // `static var live: Client { Client(insert: { … }) }`
    case .getter: if held == nil { return nil }
    case .function, .method, .initializer, .elsewhere: break
    }
    if let closure {
      return held.map(unit) ?? CodeUnit(region: CodeRegion(file: file, range: closure.range))
    }
    guard let type = use.enclosingType else {
      return unit(of: calls.index.files[file].globalFunctions, around: located)
    }
    let declaration = TypeID(file: file, index: type)
    return accessor(of: declaration, around: located) ?? subscriptSetter(of: declaration, around: located)
      ?? unit(of: calls.index[declaration].functions, around: located)
      ?? initializer(of: declaration, around: located)
  }

  private func holders(of closure: DeferredClosure, in scope: LookupScope) -> CallGraph.HeldCode? {
    let region = CodeRegion(file: scope.file, range: closure.range)
    if let known = holders[region] { return known }
    let found = calls.holders(of: closure, in: scope)
    holders[region] = .some(found)
    return found
  }

  private func initializer(of declaration: TypeID, around located: Located<Effect>) -> CodeUnit? {
    let (index, offset) = (calls.index, located.use.offset)
    let around = index[declaration].functions.first {
      $0.kind == .initializer && $0.bodyRange?.contains(offset) == true
    }
    guard let around, let range = around.bodyRange, isOnOtherState(located) else { return nil }
    return CodeUnit(
      region: CodeRegion(file: located.file, range: range),
      names: Set([index[declaration].name.last].compactMap(\.self)),
      isPrivate: around.modifiers.isPrivate, isInitializer: true)
  }

  /// Whether an effect in an initializer is on something else than the new object: shared state, or an object that it is
  /// given.
  func isOnOtherState(_ located: Located<Effect>) -> Bool {
    located.use.base?.isSelf == false && located.use.isOnExistingObject || isOnSharedState(located)
  }

  /// Whether an effect is on an object that is made where that is, or by code that it runs: nothing shows that yet.
  ///
  /// - Parameter path: what the effect runs, up to a change.
  func isOnNewObject(_ located: Located<Effect>, leadingTo path: [Located<Effect>]) -> Bool {
    // Of closures that share an object, each is called later.
    if located.use.isOnCapturedVariable, !located.use.closures.isEmpty { return false }
    return calls.index.isOnValueMadeThere(located)
      && path.allSatisfy { $0.use.base?.isSelf != false && !isOnSharedState($0) }
  }

  /// `Counter.count += 1`, `Registry.shared.add()`, `count += 1` of a global variable
  private func isOnSharedState(_ located: Located<Effect>) -> Bool {
    let scope = located.scope
    if let base = located.use.base {
      if case .metatype = calls.index.type(of: base.root, in: scope) { return true }
      return false
    }
    return calls.members(referredToBy: located.use, in: located.file).contains {
      if case .globalVariable = $0 { true } else { false }
    }
  }

  private func accessor(of declaration: TypeID, around located: Located<Effect>) -> CodeUnit? {
    let variables = calls.index[declaration].variables
    for (number, variable) in variables.enumerated() {
      guard let range = variable.setterRanges.first(where: { $0.contains(located.use.offset) }) else {
        continue
      }
      return CodeUnit(
        region: CodeRegion(file: located.file, range: range), names: [variable.name],
        variable: VariableID(declaration: declaration, index: number),
        isPrivate: variable.modifiers.isPrivate)
    }
    return nil
  }

  private func subscriptSetter(of declaration: TypeID, around located: Located<Effect>) -> CodeUnit? {
    let setters = calls.index[declaration].functions.lazy.flatMap(\.setterRanges)
    return setters.first { $0.contains(located.use.offset) }.map {
      CodeUnit(
        region: CodeRegion(file: located.file, range: $0), names: namesOfValues(of: declaration),
        isSubscript: true)
    }
  }

  private func namesOfValues(of declaration: TypeID) -> Set<String> {
    Set(calls.index.owners(of: declaration).flatMap(calls.namesOfValues)).union(["self"])
  }

  private func unit(of functions: [FunctionFact], around located: Located<Effect>) -> CodeUnit? {
    let around = functions.first {
      $0.kind == .function && $0.bodyRange?.contains(located.use.offset) == true
    }
    guard let around, let range = around.bodyRange else { return nil }
    var names: Set = [around.name]
    if around.isCallAsFunction, let type = located.use.enclosingType {
      names.formUnion(namesOfValues(of: TypeID(file: located.file, index: type)))
    }
    return CodeUnit(
      region: CodeRegion(file: located.file, range: range), names: names,
      isPrivate: around.modifiers.isPrivate,
      isOnlyCalledByName: isOnlyCalledByName(around, at: located))
  }

  private func isOnlyCalledByName(_ function: FunctionFact, at located: Located<Effect>) -> Bool {
    // Operators are used without their names, and so is what a value runs that is called.
    guard !function.isCallAsFunction, function.name.first?.isLetter == true,
      function.attributes.allSatisfy({ $0.name == ["MainActor"] })
    else { return false }
    guard let type = located.use.enclosingType else { return true }
    let owners = calls.index.owners(of: TypeID(file: located.file, index: type))
    return !owners.isEmpty
      && owners.allSatisfy { owner in
        // What an extension of a protocol adds, no subclass overrides.
        if calls.index[owner].kind == .protocol { return calls.index.surelyAddsOnly(function.name, owner) }
        return (function.isStatic || [.struct, .enum].contains(calls.index[owner].kind))
          && calls.index.surelyInheritsNothing(named: function.name, owner)
      }
  }
}

extension FunctionFact {
  fileprivate var isCallAsFunction: Bool { kind == .function && name == "callAsFunction" }
}

import EffectAnalysis
import MigrationPlanning
import SourceText
import SwiftModel

/// Whether an initializer has effects besides storing the values of the object.
///
/// ```swift
/// init() { items.append(1); load() }      // `load()` decides
/// let isOpen = openDatabase()             // of the sources
/// ```
/// Functions of the sources are followed; of other functions, `LibraryEffects` lists the harmless ones.
struct InitializerEffects {
  private let type: TypeID
  /// Declares the initializers and default values.
  private let declaring: TypeID
  private let model: ProjectModel
  /// The maximal depth of nested calls to follow.
  private static let depth = 3

  /// - Parameters:
  ///   - type: the class of the object.
  ///   - declaring: that, or one above it.
  init(_ type: TypeID, by declaring: TypeID, in model: ProjectModel) {
    self.type = type
    self.declaring = declaring
    self.model = model
  }

  /// The steps from an initializer in a declaration of the class to its side effect; nil if it has none.
  func trace(of initializer: FunctionFact, in declaration: TypeID) -> [TraceStep]? {
    guard let body = initializer.bodyRange else { return initializer.hasEffects ? [] : nil }
    // `init(token: String = loadToken())`: nothing else before the body calls anything.
    let signature = initializer.range.lowerBound..<body.lowerBound
    if initializer.parameters.contains(where: \.hasDefault),
      let trace = trace(ofDefaultAt: signature, file: declaration.file)
    {
      return trace
    }
    let source = model.source(declaration.file)
    guard initializer.hasEffects || !source.words(in: body, where: isGlobalVariable).isEmpty else {
      return nil
    }
    return trace(of: body, file: declaration.file, depth: 0)
  }

  /// The same for a default value: the effects it starts, and those of the project's functions that it calls.
  ///
  /// - Parameter countsCalls: whether a call of a function or of a static member counts, as its result may
  ///   depend on earlier effects: `Firestore.firestore()`. An initializer call does not: `UUID()`.
  func trace(ofDefaultAt range: Range<Int>, countsCalls: Bool) -> [TraceStep]? {
    let starts = FactsReader.effects(in: [range], of: model.source(declaring.file)).contains { effect in
      guard case .call(let name, let base, let isOfType) = effect else { return false }
      let starts = base == nil ? name == "Task" : LibraryEffects.starts(method: name)
      return starts || countsCalls && (base == nil || isOfType) && name.first?.isLowercase == true
    }
    return starts ? [] : trace(ofDefaultAt: range, file: declaring.file)
  }

  private func trace(ofDefaultAt range: Range<Int>, file: Int) -> [TraceStep]? {
    let source = model.source(file)
    guard !source.words(in: range, where: isFunction).isEmpty else { return nil }
    return FactsReader.effects(in: [range], of: source).firstResult { effect in
      guard case .call(let name, let base, _) = effect, let bodies = bodies(of: name, on: base) else {
        return nil
      }
      return trace(ofOneOf: bodies, depth: 1).map { step(.calls, name, on: base, in: range, file) + $0 }
    }
  }

  private func trace(of range: Range<Int>, file: Int, depth: Int) -> [TraceStep]? {
    FactsReader.effects(in: [range], of: model.source(file)).firstResult { effect in
      switch effect {
      case .changeOfType: []
      case .change(let name):
        !isOwnVariable(name) && isGlobalVariable(name) ? step(.changes, name, on: nil, in: range, file) : nil
      case .call(let name, let base, _):
        trace(ofCallOf: name, on: base, depth: depth).map {
          step(.calls, name, on: base, in: range, file) + $0
        }
      }
    }
  }

  private func trace(ofOneOf bodies: [Located<Range<Int>>], depth: Int) -> [TraceStep]? {
    bodies.firstResult { trace(of: $0.use, file: $0.file, depth: depth) }
  }

  /// The side effect of a call, as far as it is followed; nil if the call is harmless.
  private func trace(ofCallOf name: String, on base: ExpressionFact?, depth: Int) -> [TraceStep]? {
    if let bodies = bodies(of: name, on: base) {
      return depth < Self.depth ? trace(ofOneOf: bodies, depth: depth + 1) : []
    }
    let isHarmless: Bool
    if isFunction(name) {
      isHarmless = false
    } else if let base {
      isHarmless =
        LibraryEffects.computes(method: name)
        || LibraryEffects.mutatesReceiver(name) && isOwnValue(base)
    } else {
      isHarmless = LibraryEffects.computes(function: name)
    }
    return isHarmless ? nil : []
  }

  private func step(
    _ action: TracedMention.Action, _ name: String, on base: ExpressionFact?, in range: Range<Int>,
    _ file: Int
  ) -> [TraceStep] {
    model.trace([TracedMention(name: name, action: action, base: base, file: file, range: range)])
  }

  /// The bodies of the functions that a call may refer to: methods of the class itself, or global functions. Nil if the
  /// callee is another function or unclear.
  private func bodies(of name: String, on base: ExpressionFact?) -> [Located<Range<Int>>]? {
    let members: [ReferencedMember]
    switch base {
    case nil:
      let own = model.index.members(named: name, ofType: type)
      members = own.isEmpty ? model.index.globals(named: name) : own
    case .selfReference, .type(.name("Self")): members = model.index.members(named: name, ofType: type)
    // `Analytics.track("opened")`
    case .name(let named):
      guard named.first?.isUppercase == true else { return nil }
      let types = model.index.resolve(.name(named), in: LookupScope(inside: type)).declarations
      members = types.flatMap { model.index.members(named: name, ofType: $0) }
    default: return nil
    }
    let functions = members.compactMap { member -> Located<FunctionFact>? in
      switch member {
      case .function(let function, let declaration): Located(file: declaration.file, use: function)
      case .globalFunction(let function, let file): Located(file: file, use: function)
      default: nil
      }
    }
    let bodies = functions.compactMap { located in
      located.use.isAsync
        ? nil : located.use.bodyRange.map { Located(file: located.file, use: $0) }
    }
    return bodies.isEmpty || bodies.count < functions.count ? nil : bodies
  }

  /// `items`, `self.items`: a value of the object itself, as the receiver of a mutating call.
  private func isOwnValue(_ base: ExpressionFact) -> Bool {
    let name: String
    switch base {
    case .name(let own), .member(.selfReference, let own): name = own
    case .subscripted(let inner): return isOwnValue(inner)
    default: return false
    }
    let variables = model.index.variables(named: name, of: type)
    return !variables.isEmpty && variables.allSatisfy(model.holdsValue)
  }

  private func isOwnVariable(_ name: String) -> Bool {
    !model.index.variables(named: name, of: type).isEmpty
  }

  private func isGlobalVariable(_ name: String) -> Bool {
    !model.index.globalVariables(named: name).isEmpty
  }

  private func isFunction(_ name: String) -> Bool {
    model.index.functionNames.contains(name) || !model.index.functions(named: name).isEmpty
  }
}

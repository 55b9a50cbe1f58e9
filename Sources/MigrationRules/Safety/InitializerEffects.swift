import EffectAnalysis
import MigrationPlanning
import SourceText
import SwiftModel

/// Whether making an object does more than to give it its values.
///
/// ```swift
/// init() { items.append(1); load() }      // `load()` decides
/// let isOpen = openDatabase()             // of the sources
/// ```
/// Functions of the sources are followed; what others do is known of few.
struct InitializerEffects {
  private let type: TypeID
  /// Declares the initializers and default values.
  private let declaring: TypeID
  private let model: ProjectModel
  /// More calls than that, one in the other, are not followed.
  private static let depth = 3

  /// - Parameters:
  ///   - type: the class of the object.
  ///   - declaring: that, or one above it.
  init(_ type: TypeID, by declaring: TypeID, in model: ProjectModel) {
    self.type = type
    self.declaring = declaring
    self.model = model
  }

  /// Of an initializer in a declaration of the class.
  func exist(in initializer: FunctionFact, of declaration: TypeID) -> Bool {
    guard let body = initializer.bodyRange else { return initializer.hasEffects }
    // `init(token: String = loadToken())`: nothing else before the body calls anything.
    let signature = initializer.range.lowerBound..<body.lowerBound
    if initializer.parameters.contains(where: \.hasDefault),
      exist(inDefaultAt: signature, file: declaration.file)
    {
      return true
    }
    let source = model.source(declaration.file)
    guard initializer.hasEffects || !source.words(in: body, where: isGlobalVariable).isEmpty else {
      return false
    }
    return exist(in: body, file: declaration.file, depth: 0)
  }

  /// Of a default value: what it starts, and what functions of the sources do that it calls.
  ///
  /// - Parameter countsCalls: whether a call of a function, or of a member of a type, counts, whose result may depend on
  ///   what was done before: `Firestore.firestore()`. Making a value does not: `UUID()`.
  func exist(inDefaultAt range: Range<Int>, countsCalls: Bool) -> Bool {
    FactsReader.effects(in: [range], of: model.source(declaring.file)).contains { effect in
      guard case .call(let name, let base, let isOfType) = effect else { return false }
      let starts = base == nil ? name == "Task" : Self.startingMethods.contains(name)
      return starts || countsCalls && (base == nil || isOfType) && name.first?.isLowercase == true
    } || exist(inDefaultAt: range, file: declaring.file)
  }

  /// Those that start something which goes on by itself: a task, a timer or an observer.
  private static let startingMethods: Set<String> = [
    "addBoundaryTimeObserver", "addObserver", "addPeriodicTimeObserver", "detached", "scheduledTimer",
  ]

  private func exist(inDefaultAt range: Range<Int>, file: Int) -> Bool {
    let source = model.source(file)
    guard !source.words(in: range, where: isFunction).isEmpty else { return false }
    return FactsReader.effects(in: [range], of: source).contains { effect in
      guard case .call(let name, let base, _) = effect, let bodies = bodies(of: name, on: base) else {
        return false
      }
      return bodies.contains { exist(in: $0.use, file: $0.file, depth: 1) }
    }
  }

  private func exist(in range: Range<Int>, file: Int, depth: Int) -> Bool {
    FactsReader.effects(in: [range], of: model.source(file)).contains { effect in
      switch effect {
      case .changeOfType: true
      case .change(let name): !isOwnVariable(name) && isGlobalVariable(name)
      case .call(let name, let base, _): !isHarmless(name, on: base, depth: depth)
      }
    }
  }

  private func isHarmless(_ name: String, on base: ExpressionFact?, depth: Int) -> Bool {
    if let bodies = bodies(of: name, on: base) {
      return depth < Self.depth && !bodies.contains { exist(in: $0.use, file: $0.file, depth: depth + 1) }
    }
    if isFunction(name) { return false }
    guard let base else { return LibraryEffects.computes(function: name) }
    if LibraryEffects.computes(method: name) { return true }
    return LibraryEffects.mutatesReceiver(name) && isOwnValue(base)
  }

  /// The bodies of the functions of the sources that a call means: of the class itself, or global ones. Nil where it means
  /// others, or that is not clear.
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

  /// `items`, `self.items`, of which a call changes the value.
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

import EffectAnalysis
import SwiftModel

/// What is read of a new object of a class where that is made and set up, with all that is called before that returns, and
/// what changes later by itself: in tasks, closures that run later, and subscriptions that begin there.
///
/// ```swift
/// init() { load() }
/// func load() {
///   guard !isLoading else { return }
///   isLoading = true
///   Task { await fetch(); isLoading = false }
/// }
/// ```
/// A view that makes the object while it is made depends on `isLoading` then. Each change updates it, and makes another
/// object.
struct InitializerReads {
  /// A read, or a change in place, of a variable.
  struct Read {
    let variable: VariableID
    let effect: Located<Effect>
    /// The code that it stands in: the body of a function or an accessor.
    let code: CodeRegion
    /// It happens again when the object exists: a subscriber gets the first value at once, and others later.
    let isRepeated: Bool
  }

  private let model: ProjectModel
  private var index: ProjectIndex { model.index }
  private var calls: CallGraph { model.calls }
  /// The class with its superclasses and subclasses.
  private let family: Set<TypeID>
  private let declarations: [TypeID]
  private var reads: [Read] = []
  private var changedLater: Set<VariableID> = []

  /// - Parameter start: the initializers that make objects of the class or a subclass, and the functions of them that set
  ///   these up.
  init(of type: TypeID, by start: Set<CodeRegion>, in model: ProjectModel) {
    self.model = model
    let index = model.index
    family = Set(index.lineage(of: type) + index.subclasses(of: type))
    declarations = index.declarations(of: type)
    var round = start.sorted().map { Code(region: $0, time: .whileMade) }
    let names = index.names(ofMembersOf: family)
    _ = CallGraph.follow(round) { next in
      round = follow(next, names)
      return round
    }
  }

  /// Of variables that change later by themselves, or otherwise, in the order of the text, by files.
  func reads(orWhere changes: (VariableID) -> Bool) -> [Read] {
    reads.filter { changedLater.contains($0.variable) || changes($0.variable) }
      .sorted { ($0.effect.file, $0.effect.use.offset) < ($1.effect.file, $1.effect.use.offset) }
  }

  private enum Time { case whileMade, later }

  /// Code that runs while the object is made, or later.
  private struct Code: Hashable {
    let region: CodeRegion
    let time: Time
  }

  private mutating func follow(_ round: [Code], _ names: Set<String>) -> [Code] {
    let effects = calls.references.effects(in: Set(round.map(\.region)), where: names.contains)
    var next: [Code] = []
    for code in round {
      for effect in effects[code.region] ?? [] where effect.isOfSelf {
        let located = Located(file: code.region.file, use: effect)
        let times = times(of: located, in: code)
        for time in times {
          for access in calls.accesses(of: effect, in: code.region.file, whenMentioned: false) {
            switch access.target {
            case .unknown: break
            case .place(let place):
              add(located, on: place, in: code.region, at: time, isRepeated: times.count > 1)
            case .code(let callee) where isObserver(callee.code) && isSilent(located): break
            case .code(let callee) where model.isOfTests(callee.code.file): break
            case .code(let callee): next.append(Code(region: callee.code, time: time))
            }
          }
        }
      }
    }
    return next
  }

  /// Whether an effect happens while the object is made, or later; a subscriber gets the first value at once where there is one.
  private func times(of located: Located<Effect>, in code: Code) -> [Time] {
    if code.time == .later || located.use.givesValueOfBinding(in: code.region) { return [.later] }
    if located.use.runs(with: code.region.range, in: index) { return [.whileMade] }
    return located.use.mayRun(with: code.region, in: index) ? [.whileMade, .later] : [.later]
  }

  /// Whether an initializer of the class changes a variable here without its observers.
  private func isSilent(_ effect: Located<Effect>) -> Bool {
    declarations.contains { declaration in
      declaration.file == effect.file
        && index[declaration].functions.contains { function in
          function.kind == .initializer
            && function.accesses.contains { $0.nameOffset == effect.use.offset && !$0.callsObservers }
        }
    }
  }

  private func isObserver(_ code: CodeRegion) -> Bool {
    declarations.contains { declaration in
      declaration.file == code.file
        && index[declaration].variables.contains {
          $0.isStored && $0.hasObservers && $0.declarationRange.contains(code.range.lowerBound)
        }
    }
  }

  private mutating func add(
    _ effect: Located<Effect>, on place: Place, in code: CodeRegion, at time: Time, isRepeated: Bool
  ) {
    guard case .variable(let id) = place, !index[id].isStatic,
      index.owner(of: id).map(family.contains) == true
    else { return }
    let kind = calls.kind(of: effect.use, on: place)
    if time == .later {
      if model.changes(id, by: kind) { changedLater.insert(id) }
    } else if kind.mayRead, !effect.use.mayBeAssignedByKeyPath {
      // A key path that is handed on reads nothing yet.
      reads.append(Read(variable: id, effect: effect, code: code, isRepeated: isRepeated))
    }
  }
}

extension Effect {
  /// `isLoading`, `self.isLoading`, `self?.isLoading`
  fileprivate var isOfSelf: Bool { base?.isSelfOrWeak ?? true }
}

extension ExpressionFact {
  fileprivate var isSelfOrWeak: Bool {
    switch self {
    case .selfReference: true
    case .optionalChain(let inner), .unwrapped(let inner): inner.isSelfOrWeak
    default: false
    }
  }
}

extension ProjectIndex {
  fileprivate func names(ofMembersOf types: Set<TypeID>) -> Set<String> {
    types.flatMap(declarations).reduce(into: []) { names, declaration in
      names.formUnion(self[declaration].variables.map(\.name))
      names.formUnion(self[declaration].functions.map(\.name))
    }
  }
}

import EffectAnalysis
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
  /// A call of a method; nil for one that SwiftUI makes.
  fileprivate struct Caller {
    let call: Located<Effect>?
    /// The body of the method that it stands in; nil in a view.
    let body: CodeRegion?
  }

  /// Of the body of each method, the first caller that was found.
  private let callers: [CodeRegion: Caller]
  /// The writes to variables of objects, by the names of the variables.
  let writes: [String: [Located<Effect>]]

  /// - Parameters:
  ///   - writers: the members of other types whose use makes a function relevant.
  ///   - using: the names of the functions that use these members.
  init(
    of writers: UnpublishedWriters, using: Set<String>, _ effects: DeferredEffects,
    _ reachability: RenderReachability, _ calls: CallGraph
  ) {
    var search = Search(for: writers, reachability, calls)
    search.run(from: effects.directCalls, using: using)
    callers = search.callers
    writes = Dictionary(grouping: search.writes, by: \.use.name)
  }

  func contains(_ function: FunctionFact, in declaration: TypeID) -> Bool {
    calls(of: function, in: declaration) != nil
  }

  /// The calls that lead from a view to a method; nil where it is none of them.
  func calls(of function: FunctionFact, in declaration: TypeID) -> [Located<Effect>]? {
    guard function.kind == .function, let range = function.bodyRange else { return nil }
    let body = CodeRegion(file: declaration.file, range: range)
    return callers[body] == nil ? nil : calls(to: body)
  }

  /// The calls that lead from a view to the method around an effect.
  func calls(around effect: Located<Effect>) -> [Located<Effect>] {
    let bodies = callers.keys.filter { $0.file == effect.file && $0.range.contains(effect.use.offset) }
    return bodies.min { $0.range.count < $1.range.count }.map(calls) ?? []
  }

  private func calls(to body: CodeRegion) -> [Located<Effect>] {
    sequence(first: body) { callers[$0]?.body }.compactMap { callers[$0]?.call }.reversed()
  }
}

extension RenderedMethods {
  private struct Search {
    private let model: ProjectModel
    private let reachability: RenderReachability
    private let calls: CallGraph
    private let writers: UnpublishedWriters
    var callers: [CodeRegion: Caller] = [:]
    var writes: [Located<Effect>] = []
    /// The names of the methods.
    private var names: Set<String> = []
    /// Of each body, whether it may run again and again.
    private var isRepeated: [CodeRegion: Bool] = [:]
    private var open: [CodeRegion] = []
    private var read: Set<CodeRegion> = []
    private var isUsedByViews: [MemberName: Bool] = [:]

    init(for writers: UnpublishedWriters, _ reachability: RenderReachability, _ calls: CallGraph) {
      self.writers = writers
      self.reachability = reachability
      self.calls = calls
      model = reachability.model
    }

    /// - Parameters:
    ///   - deferred: the calls in bodies that the first walk left out.
    ///   - using: the names of the functions that use the writers.
    mutating func run(from deferred: [Located<Effect>], using: Set<String>) {
      let calls =
        model.index.files.enumerated().flatMap { file, facts in
          facts.directCalls.map { Located(file: file, use: $0) }
        } + deferred
      for call in calls where isMadeByViews(call) { follow(call, isRepeated: !call.isMadeOnce) }
      for body in model.index.nominalTypes.flatMap(model.codeUpdating) { add(body, isRepeated: true) }
      readOpen()
      let names = using.union(writers.functions)
      for call in calls where names.contains(call.use.name) && !isMadeByViews(call) {
        // The cheapest check comes first.
        guard mayBeMadeForViews(call), reachesWriters(from: call), isMadeForViews(call) else { continue }
        follow(call, isRepeated: true)
        readOpen()
      }
    }

    // MARK: Calls that views make

    /// Whether a call leads to a write of an unpublished variable.
    private func reachesWriters(from call: Located<Effect>) -> Bool {
      var trial = Search(for: writers, reachability, calls)
      trial.follow(call, isRepeated: true)
      trial.readOpen()
      return !trial.names.isDisjoint(with: writers.functions)
        || trial.writes.contains { writers.variables.contains($0.use.name) }
    }

    /// The call is in a getter or function of a type that is not an observable class, or in a global one: the
    /// members of such a class are followed from the calls of views. A function of a view may be called by its
    /// initializer, of which other functions tell nothing.
    private func mayBeMadeForViews(_ call: Located<Effect>) -> Bool {
      if let function = call.use.place.function {
        // An initializer announces no change.
        guard function.name.first?.isUppercase != true,
          reachability.functions.contains(function) || isInView(call)
        else { return false }
        if !call.use.isOwn { return true }
      }
      return owners(of: call)?.contains { model.types[$0] != nil } != true
    }

    /// Whether a call runs while a view is made, as far as the sources say.
    private mutating func isMadeForViews(_ call: Located<Effect>) -> Bool {
      if case .view = call.use.place { return true }
      let name = call.use.place.memberName
      let members =
        owners(of: call)?.map { MemberName(name: name, type: $0) } ?? [MemberName(name: name, type: nil)]
      return members.contains { member in
        if let known = isUsedByViews[member] { return known }
        let isUsed = reachability.isSurelyUsedWhileRendering(member)
        isUsedByViews[member] = isUsed
        return isUsed
      }
    }

    /// The types around a call; nil for a call outside of all types.
    private func owners(of call: Located<Effect>) -> [TypeID]? {
      call.use.enclosingType.map { model.index.owners(of: TypeID(file: call.file, index: $0)) }
    }

    /// Whether a view runs the code around a call, as far as its place says. A getter or function of another type need not
    /// run for a view, nor need a function of a view that makes no content.
    private func isMadeByViews(_ call: Located<Effect>) -> Bool {
      call.functionAround == nil && isInView(call)
    }

    private func isInView(_ call: Located<Effect>) -> Bool {
      owners(of: call)?.contains { model.conforms($0, toOneOf: ProjectModel.renderedProtocols) } == true
    }

    // MARK: Following calls

    /// In rounds, so that each file is parsed for many methods at once.
    private mutating func readOpen() {
      while !open.isEmpty {
        let bodies = open
        open = []
        let effects = model.references.effects(in: Set(bodies)) { [model, writers] in
          model.index.declaresFunction(named: $0) || writers.variables.contains($0)
        }
        for body in bodies { follow(effects[body] ?? [], of: body) }
      }
    }

    private mutating func follow(_ effects: [Effect], of body: CodeRegion) {
      let located = effects.map { Located(file: body.file, use: $0) }
      if read.insert(body).inserted { writes += located.filter(\.use.isCertainWrite) }
      for call in located where call.use.isCertainCall {
        follow(call, in: body, isRepeated: isRepeated[body] == true)
      }
    }

    private mutating func follow(_ call: Located<Effect>, in body: CodeRegion? = nil, isRepeated: Bool) {
      // An initializer announces no change.
      if !call.use.isOwn && !isRepeated || call.use.name.first?.isLowercase != true { return }
      for case .code(let callee) in calls.targets(of: call.use, in: call.file) {
        if callers[callee] == nil { callers[callee] = Caller(call: call, body: body) }
        names.insert(call.use.name)
        add(callee, isRepeated: isRepeated)
      }
    }

    private mutating func add(_ body: CodeRegion, isRepeated: Bool) {
      if callers[body] == nil { callers[body] = Caller(call: nil, body: nil) }
      if let known = self.isRepeated[body], known || !isRepeated { return }
      self.isRepeated[body] = isRepeated
      open.append(body)
    }
  }
}

extension Located<Effect> {
  /// It stands in a function that SwiftUI calls once, before it shows a view.
  fileprivate var isMadeOnce: Bool { LibraryEffects.makesRepresentable(use.place.memberName) }

  /// The function that it stands in; nil for an initializer or a getter.
  fileprivate var functionAround: String? {
    use.place.function.flatMap { $0.name.first?.isLowercase == true ? $0.name : nil }
  }
}

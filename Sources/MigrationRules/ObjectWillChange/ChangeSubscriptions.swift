import MigrationPlanning
import SwiftModel

/// Finds what subscribes to the `objectWillChange` of objects, for `ChangePublishers`.
struct ChangeSubscriptions {
  /// Why a publisher cannot be preserved, and the code that is in the way; nil where that is the use itself.
  struct Obstacle: Sendable {
    let reason: String
    let location: SourceLocation?
  }

  private struct Forwarding {
    let place: SourceLocation
    /// The root classes of the object whose changes are passed on, and of the one that passes them on.
    let child: TypeID
    let owner: TypeID
  }

  private let model: ProjectModel
  private var found: [TypeID: [SourceLocation]] = [:]
  private var forwardings: [Forwarding] = []
  /// The root classes that pass on what others send, by these.
  private(set) var forwarders: [TypeID: Set<TypeID>] = [:]
  /// Classes whose publisher cannot be preserved.
  private var refused: [TypeID: Obstacle] = [:]
  private var unclear: [SourceLocation: Obstacle] = [:]
  /// Classes of which a subscription, or a send by hand, may be off their actor.
  private(set) var usedElsewhere: Set<TypeID> = []

  init(model: ProjectModel) { self.model = model }

  var isEmpty: Bool { found.isEmpty }

  mutating func add(_ use: ObjectWillChangeUse, in file: Int) {
    let scope = LookupScope(file: file, enclosingType: use.enclosingType)
    let place = SourceLocation(file: file, offset: use.range.lowerBound)
    let roots = Set(model.subjects(of: use, in: scope).map(model.observableRoot)).sorted()
    if let reason = obstacle(to: use, of: roots, in: scope) {
      refuse(use, at: place, of: roots, because: reason)
    } else {
      add(use, at: place, of: roots[0], in: scope)
    }
  }

  private mutating func add(
    _ use: ObjectWillChangeUse, at place: SourceLocation, of root: TypeID, in scope: LookupScope
  ) {
    if case .forwarding(let forwarding) = use.form {
      let senders =
        forwarding.sender.map { model.types.subjects(in: model.index.type(of: $0, in: scope)) }
        ?? [owner(in: scope)].compactMap { $0 }
      forwarders[root, default: []].formUnion(senders.map(model.observableRoot))
    }
    switch use.form {
    case .sendStatement(let statement):
      guard statement.isolation != .mainActor else { return }
      if statement.isolation == .unknown, MainActorNotes.mayBeIsolated(root, model) {
        usedElsewhere.insert(root)
      }
    case .forwarding(let forwarding) where forwarding.sender == nil:
      guard let owner = owner(in: scope) else { return }
      forwardings.append(Forwarding(place: place, child: root, owner: owner))
    // What another object sends announces what its readers depend on.
    case .forwarding, .other:
      if forwardsObservable(use, in: scope) { return }
      found[root, default: []].append(place)
    }
    if mayBeOffActor(use, of: root, in: scope) { usedElsewhere.insert(root) }
  }

  private mutating func refuse(
    _ use: ObjectWillChangeUse, at place: SourceLocation, of roots: [TypeID], because reason: String
  ) {
    if case .other = use.form { unclear[place] = Obstacle(reason: reason, location: nil) }
    for root in roots where refused[root] == nil {
      refused[root] = Obstacle(
        reason: "'\(model.quotation(use.range, in: place.file))' is used in another way", location: place)
    }
  }

  // MARK: Classes

  /// Refuses the classes that have an obstacle of their own, and those that pass on the changes of a refused one.
  mutating func refuse(_ obstacle: (TypeID) -> Obstacle?) {
    if found.isEmpty { return }
    for root in Set(Array(found.keys) + forwardings.map(\.child)) where refused[root] == nil {
      refused[root] = obstacle(root)
    }
    while let forwarding = forwardings.first(where: { refused[$0.owner] == nil && refused[$0.child] != nil })
    {
      let child = refused[forwarding.child]
      refused[forwarding.owner] = Obstacle(
        reason: "it passes on what '\(model.name(of: forwarding.child))' sends, and \(child?.reason ?? "")",
        location: child?.location ?? forwarding.place)
    }
  }

  /// The subscriptions by root class, with those that pass changes on to a class with subscribers.
  var subscriptions: [TypeID: [SourceLocation]] {
    var known = found.filter { refused[$0.key] == nil }
    var open = Array(known.keys)
    while let owner = open.popLast() {
      for forwarding in forwardings where forwarding.owner == owner {
        if known[forwarding.child] == nil { open.append(forwarding.child) }
        known[forwarding.child, default: []].append(forwarding.place)
      }
    }
    return known
  }

  /// Why subscriptions and other uses cannot be preserved, by their places.
  var obstacles: [SourceLocation: Obstacle] {
    var all = unclear
    for (root, places) in found {
      for place in places { all[place] = refused[root] }
    }
    return all
  }

  // MARK: Uses

  /// Why a publisher is not clear, or used in a way that is no subscription; nil where it can be preserved.
  private func obstacle(
    to use: ObjectWillChangeUse, of roots: [TypeID], in scope: LookupScope
  ) -> String? {
    guard roots.count == 1 else {
      return roots.isEmpty
        ? "the type of what it is of is not clear"
        : "it may be of several types: \(Phrase.quoted(roots.map(model.name), upTo: 4))"
    }
    if let wrapper = model.enclosingInstanceWrapper(at: use.range.lowerBound, in: scope) {
      return "it is that of any object around a '\(model.name(of: wrapper))'"
    }
    guard isOfClass(use, in: scope) else { return "it is of a protocol or a generic parameter" }
    guard case .other = use.form, !use.isPassedOn, !forwardsObservable(use, in: scope) else { return nil }
    return "this is no subscription"
  }

  /// The root class of the object that a subscription in some code passes changes on to.
  private func owner(in scope: LookupScope) -> TypeID? {
    let owners = model.types.subjects(in: model.index.selfType(in: scope))
    return owners.count == 1 ? owners.first.map(model.observableRoot) : nil
  }

  /// Whether it is sent by a subscription to another object, as in `.sink(receiveValue: objectWillChange.send)`.
  private func forwardsObservable(_ use: ObjectWillChangeUse, in scope: LookupScope) -> Bool {
    guard let source = use.forwardedFrom else { return false }
    return !model.types.subjects(in: model.index.type(of: source, in: scope)).isEmpty
  }

  private func isOfClass(_ use: ObjectWillChangeUse, in scope: LookupScope) -> Bool {
    let type =
      use.isOwn
      ? model.index.selfType(in: scope)
      : model.index.type(of: use.base ?? .unknown, in: scope).unwrapped
    guard case .project(let id, _) = type else { return false }
    return model.index[id].kind == .class
  }

  /// The protocol's default publisher is nonisolated; one that a class declares has the isolation of the class.
  private func mayBeOffActor(_ use: ObjectWillChangeUse, of root: TypeID, in scope: LookupScope) -> Bool {
    guard MainActorNotes.mayBeIsolated(root, model) else { return false }
    guard let type = scope.enclosingType, !model.isInNonisolatedFunction(use, in: scope.file) else {
      return true
    }
    return !model.index.owners(of: TypeID(file: scope.file, index: type))
      .allSatisfy { MainActorNotes.isIsolated($0, model) }
  }
}

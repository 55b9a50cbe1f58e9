import MigrationPlanning
import SourceText
import SwiftModel

/// The classes whose `objectWillChange` can become a stored publisher because code subscribes to it.
///
/// Only for classes without a `send()` of their own: such calls are rewritten for views, and subscribers would miss
/// them.
struct ChangePublishers: Sendable {
  /// The subscriptions, by the root class of the object they observe.
  let subscriptions: [TypeID: [SourceLocation]]
  /// These classes and their subclasses.
  private let senders: Set<TypeID>
  private let places: Set<SourceLocation>

  init(in model: ProjectModel) {
    var search = Search(model: model)
    for file in model.index.files.indices {
      for use in model.index.files[file].objectWillChangeUses { search.add(use, in: file) }
    }
    let found = search.subscriptions.filter { root, _ in !search.refused.contains(root) }
    let families =
      found.isEmpty ? [:] : Dictionary(grouping: model.classes.map(\.id)) { model.observableRoot(of: $0) }
    subscriptions = found.filter { root, _ in families[root]?.allSatisfy(model.canSendChanges) ?? false }
    places = Set(subscriptions.values.joined())
    senders = Set(subscriptions.keys.flatMap { families[$0] ?? [] })
  }

  /// Whether a class or its superclass has such a publisher.
  func isSent(by type: TypeID) -> Bool { senders.contains(type) }

  /// The statement at the start of a property's observer; nil if its class has no subscribers.
  ///
  /// - Parameter isBridged: whether publishers are bridged.
  func statement(in type: TypeID, isBridged: Bool) -> String? {
    isBridged && isSent(by: type) ? "objectWillChange.send()" : nil
  }

  /// Whether a reference to `objectWillChange` is such a subscription.
  func isSubscription(at place: SourceLocation) -> Bool { places.contains(place) }

  /// Finds the subscriptions.
  private struct Search {
    let model: ProjectModel
    private(set) var subscriptions: [TypeID: [SourceLocation]] = [:]
    /// Classes whose `objectWillChange` has another use.
    private(set) var refused: Set<TypeID> = []

    init(model: ProjectModel) { self.model = model }

    mutating func add(_ use: ObjectWillChangeUse, in file: Int) {
      if case .forwarding = use.form { return }
      let scope = LookupScope(file: file, enclosingType: use.enclosingType)
      let roots = model.subjects(of: use, in: scope).map(model.observableRoot)
      if roots.count == 1, let root = roots.first, isSubscription(use, to: root, in: scope) {
        subscriptions[root, default: []].append(
          SourceLocation(file: file, offset: use.range.lowerBound))
      } else {
        refused.formUnion(roots)
      }
    }

    private func isSubscription(
      _ use: ObjectWillChangeUse, to root: TypeID, in scope: LookupScope
    ) -> Bool {
      guard case .other = use.form, use.forwardedFrom == nil,
        model.enclosingInstanceWrapper(at: use.range.lowerBound, in: scope) == nil,
        isOfClass(use, in: scope), model.source(scope.file).passesOn(use)
      else { return false }
      guard MainActorNotes.mayBeIsolated(root, model) else { return true }
      // The protocol's default publisher is nonisolated; one that a class declares has the isolation of the class.
      return use.enclosingType.map {
        let type = TypeID(file: scope.file, index: $0)
        return model.index.owners(of: type).allSatisfy { MainActorNotes.isIsolated($0, model) }
      } ?? false
    }

    private func isOfClass(_ use: ObjectWillChangeUse, in scope: LookupScope) -> Bool {
      let type =
        use.isOwn
        ? model.index.selfType(in: scope)
        : model.index.type(of: use.base ?? .unknown, in: scope).unwrapped
      guard case .project(let id, _) = type else { return false }
      return model.index[id].kind == .class
    }
  }
}

extension ProjectModel {
  /// The topmost observable superclass.
  fileprivate func observableRoot(of type: TypeID) -> TypeID {
    var root = type
    var depth = 0
    while let superclass = index.superclass(of: root), types[superclass] != nil, depth < 16 {
      root = superclass
      depth += 1
    }
    return root
  }

  /// Whether an observer can send every change that a class announced.
  fileprivate func canSendChanges(of type: TypeID) -> Bool {
    guard types[type]?.isMigrated == false, !declaresMember(named: "objectWillChange", in: type) else {
      return false
    }
    return index[type].variables.allSatisfy { variable in
      let isWrapped = variable.attributes.contains {
        MacroLimits.isWrapper($0, at: type, self, besides: .published)
      }
      let isSent = isPublished(variable, in: type)
      return !isWrapped && (!isSent || SubjectText.obstacle(toSendingFrom: variable) == nil)
    }
  }
}

extension SourceFile {
  /// Whether code subscribes to the publisher or passes it on, without sending.
  fileprivate func passesOn(_ use: ObjectWillChangeUse) -> Bool {
    // A component of a key path.
    if use.base == nil, use.range.lowerBound > 0, bytes[use.range.lowerBound - 1] == UInt8(ascii: ".") {
      return false
    }
    var next = use.range.upperBound
    while next < bytes.count, isBlank(next..<next + 1) { next += 1 }
    guard next < bytes.count else { return false }
    if [UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(bytes[next]) {
      return true
    }
    guard bytes[next] == UInt8(ascii: ".") else { return false }
    var end = next + 1
    while end < bytes.count, bytes[end].continuesIdentifier { end += 1 }
    return !["send", "self", "subscribe"].contains(text(in: next + 1..<end))
  }
}

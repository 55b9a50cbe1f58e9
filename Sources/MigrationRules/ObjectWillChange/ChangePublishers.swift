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
  /// Why other uses, and subscriptions to other classes, cannot be preserved.
  private let obstacles: [SourceLocation: Obstacle]

  /// Why a publisher cannot be preserved, and the code that is in the way; nil where that is the use itself.
  struct Obstacle: Sendable {
    let reason: String
    let location: SourceLocation?
  }

  init(in model: ProjectModel) {
    var search = Search(model: model)
    for file in model.index.files.indices {
      for use in model.index.files[file].objectWillChangeUses { search.add(use, in: file) }
    }
    let families =
      search.subscriptions.isEmpty
      ? [:] : Dictionary(grouping: model.classes.map(\.id)) { model.observableRoot(of: $0) }
    var obstacles = search.obstacles
    subscriptions = search.subscriptions.filter { root, places in
      let family = families[root] ?? [root]
      let obstacle =
        search.refused[root] ?? family.lazy.compactMap(model.obstacle(toSendingChangesOf:)).first
      for place in places { obstacles[place] = obstacle }
      return obstacle == nil
    }
    self.obstacles = obstacles
    places = Set(subscriptions.values.joined())
    senders = Set(subscriptions.keys.flatMap { families[$0] ?? [] })
  }

  /// Why `--bridge-publishers` does not preserve what a use refers to; nil where it does, and where the use only sends.
  func obstacle(toPreserving place: SourceLocation) -> Obstacle? { obstacles[place] }

  /// Whether a class or its superclass has such a publisher.
  func isSent(by type: TypeID) -> Bool { senders.contains(type) }

  /// Whether a reference to `objectWillChange` is such a subscription.
  func isSubscription(at place: SourceLocation) -> Bool { places.contains(place) }

  /// Finds the subscriptions.
  private struct Search {
    let model: ProjectModel
    private(set) var subscriptions: [TypeID: [SourceLocation]] = [:]
    /// Classes whose `objectWillChange` has another use.
    private(set) var refused: [TypeID: Obstacle] = [:]
    private(set) var obstacles: [SourceLocation: Obstacle] = [:]

    init(model: ProjectModel) { self.model = model }

    mutating func add(_ use: ObjectWillChangeUse, in file: Int) {
      if case .forwarding = use.form { return }
      let scope = LookupScope(file: file, enclosingType: use.enclosingType)
      let place = SourceLocation(file: file, offset: use.range.lowerBound)
      let roots = model.subjects(of: use, in: scope).map(model.observableRoot)
      guard let reason = obstacle(to: use, of: roots, in: scope) else {
        return subscriptions[roots[0], default: []].append(place)
      }
      let isSent = if case .sendStatement = use.form { true } else { false }
      if !isSent { obstacles[place] = Obstacle(reason: reason, location: nil) }
      for root in roots where refused[root] == nil {
        refused[root] = Obstacle(
          reason: isSent
            ? "'\(model.name(of: root))' also sends it by hand"
            : "'\(model.quotation(use.range, in: file))' is used in another way",
          location: place)
      }
    }

    /// Why a use is no subscription that can be preserved; nil where it is one.
    private func obstacle(
      to use: ObjectWillChangeUse, of roots: [TypeID], in scope: LookupScope
    ) -> String? {
      guard roots.count == 1, let root = roots.first else {
        return roots.isEmpty
          ? "the type of what it is of is not clear"
          : "it may be of several types: \(roots.map { "'\(model.name(of: $0))'" }.joined(separator: ", "))"
      }
      guard case .other = use.form, use.forwardedFrom == nil, model.source(scope.file).passesOn(use) else {
        return "this is no subscription"
      }
      if let wrapper = model.enclosingInstanceWrapper(at: use.range.lowerBound, in: scope) {
        return "it is that of any object around a '\(model.name(of: wrapper))'"
      }
      guard isOfClass(use, in: scope) else { return "it is of a protocol or a generic parameter" }
      guard MainActorNotes.mayBeIsolated(root, model) else { return nil }
      // The protocol's default publisher is nonisolated; one that a class declares has the isolation of the class.
      let isIsolated = use.enclosingType.map {
        let type = TypeID(file: scope.file, index: $0)
        return model.index.owners(of: type).allSatisfy { MainActorNotes.isIsolated($0, model) }
      }
      return isIsolated == true
        ? nil : "'\(model.name(of: root))' is on the main actor, and the type around this is not"
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

  /// Why no observer can send every change that a class announced; nil where one can.
  fileprivate func obstacle(toSendingChangesOf type: TypeID) -> ChangePublishers.Obstacle? {
    let name = self.name(of: type)
    guard let subject = types[type], !subject.isMigrated, !subject.isProtocol else {
      return ChangePublishers.Obstacle(reason: "'\(name)' is no 'ObservableObject' itself", location: nil)
    }
    if declaresMember(named: "objectWillChange", in: type) {
      return ChangePublishers.Obstacle(
        reason: "'\(name)' declares 'objectWillChange' itself", location: location(of: type))
    }
    return index[type].variables.lazy.compactMap { variable in
      obstacle(toSending: variable, of: type).map { reason in
        ChangePublishers.Obstacle(
          reason: reason,
          location: SourceLocation(file: type.file, offset: variable.nameRange.lowerBound))
      }
    }.first
  }

  private func obstacle(toSending variable: VariableFact, of type: TypeID) -> String? {
    let wrapper = variable.attributes.first {
      MacroLimits.isWrapper($0, at: type, self, besides: .published)
    }
    if let wrapper {
      return "'\(variable.name)' has '@\(wrapper.name.joined(separator: "."))', which may send it, too"
    }
    return isPublished(variable, in: type)
      ? SubjectText.obstacle(toSendingFrom: variable).map {
        "no observer of '\(variable.name)' can send it: \($0)"
      } : nil
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

import MigrationPlanning
import SwiftModel

/// The classes whose `objectWillChange` can become a stored publisher because code subscribes to it.
///
/// What a class sends by hand, its subscribers have to receive, too. So a subscription by which a class passes on the
/// changes of another object stays where the class has subscribers, and is then one of the other object.
struct ChangePublishers: Sendable {
  /// The subscriptions, by the root class of the object they observe.
  let subscriptions: [TypeID: [SourceLocation]]
  /// These classes and their subclasses.
  private let senders: Set<TypeID>
  private let places: Set<SourceLocation>
  /// Why other uses, and subscriptions to other classes, cannot be preserved.
  private let obstacles: [SourceLocation: ChangeSubscriptions.Obstacle]
  /// The root classes of which a subscription, or a send by hand, may be off their actor.
  private let usedElsewhere: Set<TypeID>
  /// The root classes that pass on what others send, by these.
  private let forwarders: [TypeID: Set<TypeID>]
  /// The root classes that declare their publisher.
  private let declaring: Set<TypeID>

  init(in model: ProjectModel) {
    var search = ChangeSubscriptions(model: model)
    for file in model.index.files.indices {
      for use in model.index.files[file].objectWillChangeUses { search.add(use, in: file) }
    }
    let families =
      search.isEmpty ? [:] : Dictionary(grouping: model.classes.map(\.id)) { model.observableRoot(of: $0) }
    search.refuse { root in
      (families[root] ?? [root]).lazy.compactMap { model.obstacle(toSendingChangesOf: $0, below: root) }.first
    }
    subscriptions = search.subscriptions
    obstacles = search.obstacles
    places = Set(subscriptions.values.joined())
    senders = Set(subscriptions.keys.flatMap { families[$0] ?? [] })
    usedElsewhere = search.usedElsewhere
    forwarders = search.forwarders
    declaring = Set(subscriptions.keys.filter { model.declaresMember(named: "objectWillChange", in: $0) })
  }

  /// Why `--bridge-publishers` does not preserve what a use refers to; nil where it does, and where the use only sends.
  func obstacle(toPreserving place: SourceLocation) -> ChangeSubscriptions.Obstacle? { obstacles[place] }

  /// Whether something may be told of each change of an object; where it is not clear of which class, of any.
  func mayBeUsed(of root: TypeID) -> Bool { subscriptions[root] != nil || !obstacles.isEmpty }

  /// Whether an object of one of some classes passes on each change of an object.
  func isForwarded(_ root: TypeID, byOneOf types: Set<TypeID>) -> Bool {
    forwarders[root]?.isDisjoint(with: types) == false
  }

  /// The root classes that pass on the changes of others, each with those that pass on its own.
  var passingOn: [TypeID: Set<TypeID>] {
    Set(forwarders.values.joined()).reduce(into: [:]) { passing, owner in
      var (open, found) = ([owner], Set<TypeID>())
      while let next = open.popLast() {
        if found.insert(next).inserted { open += forwarders[next] ?? [] }
      }
      passing[owner] = found
    }
  }

  /// Whether a class or its superclass has such a publisher.
  func isSent(by type: TypeID) -> Bool { senders.contains(type) }

  /// Whether the class declares the publisher already: its published properties do not send to that.
  func isDeclared(in root: TypeID) -> Bool { declaring.contains(root) }

  /// Whether a publisher is used off the actor of its class, where the default one of the protocol is accessible.
  func isUsedElsewhere(_ root: TypeID) -> Bool { usedElsewhere.contains(root) }

  /// Whether a reference to `objectWillChange` is such a subscription.
  func isSubscription(at place: SourceLocation) -> Bool { places.contains(place) }
}

extension ProjectModel {
  /// The topmost observable superclass.
  func observableRoot(of type: TypeID) -> TypeID {
    var root = type
    var depth = 0
    while let superclass = index.superclass(of: root), types[superclass] != nil, depth < 16 {
      root = superclass
      depth += 1
    }
    return root
  }

  /// Why no observer can send every change that a class announced; nil where one can.
  fileprivate func obstacle(
    toSendingChangesOf type: TypeID, below root: TypeID
  ) -> ChangeSubscriptions.Obstacle? {
    guard let subject = types[type], !subject.isMigrated, !subject.isProtocol else {
      return ChangeSubscriptions.Obstacle(
        reason: "'\(name(of: type))' is no 'ObservableObject' itself", location: nil)
    }
    if declaresMember(named: "objectWillChange", in: type) {
      return keepsDeclaredPublisher(type, below: root)
        ? nil
        : ChangeSubscriptions.Obstacle(
          reason: "'\(name(of: type))' declares 'objectWillChange' itself", location: location(of: type))
    }
    if !index[type].isConditional, !subject.conformances.isEmpty,
      subject.conformances.allSatisfy({ index[$0.declaration].isConditional })
    {
      return ChangeSubscriptions.Obstacle(
        reason: "'\(name(of: type))' is an 'ObservableObject' in conditional compilation alone",
        location: location(of: subject.conformances[0].declaration))
    }
    return index[type].variables.firstResult { variable in
      obstacle(toSending: variable, of: type).map { reason in
        ChangeSubscriptions.Obstacle(
          reason: reason,
          location: SourceLocation(file: type.file, offset: variable.nameRange.lowerBound))
      }
    }
  }

  /// Whether the publisher that a class declares is one that nothing but the class's own code sends to.
  private func keepsDeclaredPublisher(_ type: TypeID, below root: TypeID) -> Bool {
    let declared = index.variables(named: "objectWillChange", of: type)
    return declared.count == 1 && index.subclasses(of: type).isEmpty && type == root
      && declared.allSatisfy { DeclaredPublisher.canStay(index[$0], in: $0.declaration, self) }
  }

  private func obstacle(toSending variable: VariableFact, of type: TypeID) -> String? {
    let wrapper = variable.attributes.first {
      MacroLimits.isWrapper($0, at: type, self, besides: .published)
    }
    if let wrapper, AnnouncingWrapper(wrapper, in: type, self).mayAnnounce {
      return "'\(variable.name)' has '@\(wrapper.name.joined(separator: "."))', which may send it, too"
    }
    return isPublished(variable, in: type)
      ? SubjectText.obstacle(toSendingFrom: variable, source(type.file)).map {
        "no observer of '\(variable.name)' can send it: \($0)"
      } : nil
  }
}
